import { tokensIn } from './tokens.ts';

const words = (text: string) => new Set(tokensIn(text));

/** Function words that occur in only one of the languages and identify the language of a question. */
export const englishWords = words(
  'the is it does do how what which this that have has with my you your are of will can and i there when where much many in if without to for one any not was would could should',
);
export const frenchWords = words(
  'le la les est il elle quel quelle quels quelles combien ce cette avec mon ma mes vous votre vos de du des une et je que qui comment dans sans pour sur au aux ne pas ai avez puis peut est-ce fait sont cet ces quoi',
);

/** Question words. A question without one is answered with yes or no. */
export const openWords = words(
  'what how which who when where why whose quel quelle quels quelles combien comment quand où qui pourquoi quoi lequel laquelle tell give list dis dites donnez',
);

/** Negations. */
export const denyingWords = words(
  'not no without lack lacks lacking missing never cannot isnt doesnt hasnt dont wont arent sans pas aucun aucune manque jamais ni dépourvu',
);

/** Words without a subject in a question. */
export const ordinaryWords: ReadonlySet<string> = new Set([
  ...englishWords,
  ...frenchWords,
  ...openWords,
  ...denyingWords,
  ...words(`
    percentage percent a an from at as be been being but by come comes coming did done each either else ever every exactly exact feel find fully get gets getting give
    go going good got had he her here his hold i ii into its just keep kind know known let like likely look made make makes may maybe me mean
    might more most much must need needs nice no now off ok okay on only or other our out over own per place please possible put really right
    room said same say see set she since so some someone sort specify specified still such sure take tell than thank thanks that their them then these
    they thing think those total overall maximum minimum max min actual actually approximate approximately about around roughly up us use used
    uses using very want wants was way we well were while who whole wondering work works yes yet y all also am another anything something
    able again already always because before after between both too under until went whether within home house kitchen space area spot
    item product unit piece article thing appliance furniture goods listed mentioned stated offer offered come with include included includes including
    feature features featured have having option equipped built say says official spec specs specification specifications value number amount figure
    people person child children kid kids family wife husband friend buyer customer me myself ourselves hi hello there question quick curious
    far long left end top bottom year years month day week inch inches foot feet pound pounds unit units dollar dollars annual annually yearly
    every single simple current currently new newer outer outside external real true correct false wrong least than less fewer enough possible
    let lot lots little bit plus extra standard normal regular typical usual usually main maximum kindly help info information detail details
    fridge refrigerator thanks please there here today tomorrow tonight weekend soon ahead buying buy bought purchase purchased order ordered
    tell show give need want wish hope expect guess assume suppose believe understand confirm verify check double wonder anyone anybody
  `),
  ...words(`
    ai ait as aussi autre autres avant après avoir beaucoup bien bon bonne car ceci cela celui celle chaque chez ci comme contre d dans davantage déjà
    depuis derrière dessous dessus deux dit dites donc dont elle elles en encore entre environ essentiellement eu eux exact exacte exactement exacts
    faire fait faites faut fois font grâce hors ici ils j jamais juste l là laquelle lequel leur leurs lorsque lui m maximum même mêmes mettre mieux
    minimum moins n neuf ni nombre non nos notre nous nouveau nouvelle on ont or oui par parmi partie pas peu peux plein plus plutôt pouvez pouvoir
    pourrait pourriez pour près produit article appareil meuble modèle presque puis qu quand quant quelque quelques question sauf savoir savez se selon serait
    seulement si soit soi sommes sont souvent suis sur surtout t tant tel telle tellement tes toi ton toujours tous tout toute toutes très trop tu va
    vais valeur vers veut veux voici voilà voir voulez vrai vraie vraiment afin ainsi alors assez avais avait avons bonjour comporte comprend
    compris dispose disposez doté dotée équipé équipée inclus incluse indiqué indiquée muni munie offre offert possède s svp merci svp plaît
    total totale totaux externe extérieur extérieure réel réelle an ans année mois jour jours semaine pouce pouces pied pieds livre livres
    kilogramme centimètre centimètres mètre mètres dollar dollars maison cuisine espace endroit pièce chose gens personne personnes enfant enfants
    frigo réfrigérateur caractéristique caractéristiques dire dis donne donner existe existent prend prendre utilise utiliser besoin
    annuel annuelle annuellement chaque possible acheter achat
  `),
]);

/** Parts of a product. A value of the whole product does not apply to its parts. */
export const partWords: ReadonlySet<string> = words(`
  freezer compartment drawer shelf shelves door doors cord cable handle box carton package packaging interior inside inner leg legs arm arms armrest
  armrests seat seats cushion cushions back backrest headboard footboard rail slat slats tabletop basket rack gasket motor compressor fan hose
  duct trim tray wheel wheels base mattress pillow screen glass lid drum rod hook hooks crisper bin bins vent burner grate oven warranty cabinet
  congélateur compartiment tiroir tiroirs tablette tablettes porte portes cordon poignée boîte emballage intérieur patte pattes bras accoudoir
  accoudoirs siège assise coussin coussins dossier panier joint moteur compresseur ventilateur tuyau conduit roulette roulettes plateau bac bacs vitre couvercle
  tambour crochet four carton pieds
`);
