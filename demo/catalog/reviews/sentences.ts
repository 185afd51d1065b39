import type { Text } from '../../text.ts';

const t = (en: string, fr: string): Text => ({ en, fr });

export type Topic = keyof typeof praise;

/** What people say about a kind of thing. */
// biome-ignore format: a table, one row an item
export const praise = {
  seat: [
    t('The seat is firm enough that my father can get up on his own.', 'L’assise est assez ferme pour que mon père se relève seul.'),
    t('Our dog has claimed the left end and the fabric shows nothing.', 'Notre chien s’est approprié le côté gauche et le tissu n’en montre rien.'),
    t('Color is true to the swatch we were sent.', 'La couleur est fidèle à l’échantillon reçu.'),
    t('I am six foot three and my knees finally have somewhere to go.', 'Je mesure un mètre quatre-vingt-dix et mes genoux ont enfin leur place.'),
    t('Stitching is even and the corners are crisp.', 'Les coutures sont régulières et les angles nets.'),
    t('We watched three films in a row and nobody changed position.', 'Trois films de suite et personne n’a changé de position.'),
    t('No creaks, no sag after eight months.', 'Ni grincement ni affaissement après huit mois.'),
    t('It makes the old armchair beside it look embarrassed.', 'Le vieux fauteuil d’à côté en a l’air gêné.'),
  ],
  case: [
    t('Drawers close by themselves with a little sigh.', 'Les tiroirs se ferment seuls, avec un petit soupir.'),
    t('The grain is prettier than in the pictures.', 'Le fil du bois est plus beau que sur les photos.'),
    t('Heavy, which I take as a good sign.', 'Lourd, ce que je prends pour un bon signe.'),
    t('Went together in forty minutes, with no screws left over.', 'Monté en quarante minutes, sans une vis de trop.'),
    t('It stands level on a floor that is not.', 'Il est droit sur un plancher qui ne l’est pas.'),
    t('Water rings wiped straight off.', 'Les ronds d’eau partent d’un coup de chiffon.'),
    t('Fits the wall to the inch; the measurements online were right.', 'Il tient au mur au centimètre près ; les mesures en ligne étaient justes.'),
    t('The back is finished, so it can stand in the middle of the room.', 'Le dos est fini : il peut rester au milieu de la pièce.'),
  ],
  sleep: [
    t('My shoulder has stopped waking me up.', 'Mon épaule ne me réveille plus.'),
    t('I no longer notice when my husband comes to bed.', 'Je ne sens plus mon mari se coucher.'),
    t('Cool even in the August heat.', 'Frais même dans la chaleur d’août.'),
    t('It took a week to get used to and now hotel beds disappoint.', 'Une semaine pour s’habituer, et maintenant les hôtels déçoivent.'),
    t('The edge holds when I sit to put on socks.', 'Le bord tient quand je m’assois pour mettre mes chaussettes.'),
    t('No smell after the first evening.', 'Plus d’odeur après la première soirée.'),
  ],
  machine: [
    t('Fingerprints wipe off with a dry cloth.', 'Les traces de doigts partent au chiffon sec.'),
    t('The controls made sense to my mother on the first try.', 'Ma mère a compris les commandes du premier coup.'),
    t('Installers levelled it, tested it and swept up.', 'Les installateurs l’ont mis à niveau, essayé, et ont balayé.'),
    t('Quieter than the one it replaced by a long way.', 'Bien plus silencieux que le précédent.'),
  ],
  fridge: [
    t('Lettuce lasts ten days in the drawer.', 'La laitue tient dix jours dans le tiroir.'),
    t('It fits two sheet pans on one shelf.', 'Deux plaques tiennent sur une tablette.'),
    t('Our power bill went down by a few dollars.', 'Notre facture a baissé de quelques dollars.'),
    t('The light is soft enough for a midnight snack.', 'La lumière est assez douce pour une collation de minuit.'),
  ],
  freezer: [
    t('Ice cream stays scoopable at the top and hard at the back.', 'La crème glacée reste souple devant et dure au fond.'),
    t('Half a cow went in with room for the peas.', 'Une demi-vache y est entrée, avec la place des petits pois.'),
    t('It never warmed up during a six-hour power cut.', 'Il n’a pas dégelé pendant six heures de panne.'),
  ],
  wine: [
    t('The white is always right for a Friday.', 'Le blanc est toujours prêt pour le vendredi.'),
    t('Shelves pull out without rattling the labels.', 'Les clayettes sortent sans secouer les étiquettes.'),
  ],
  cook: [
    t('Simmer is a real simmer; my caramel survived.', 'Le mijotage en est un vrai ; mon caramel a survécu.'),
    t('Easy to clean around the knobs.', 'Facile à nettoyer autour des boutons.'),
    t('Sunday pancakes take half the time.', 'Les crêpes du dimanche prennent deux fois moins de temps.'),
  ],
  bake: [
    t('Bread browns evenly from one side to the other.', 'Le pain dore uniformément d’un côté à l’autre.'),
    t('It preheats before I have found the tray.', 'Il préchauffe avant que j’aie trouvé la plaque.'),
    t('The window is clean glass, not a dark mirror.', 'La vitre est claire, pas un miroir noir.'),
  ],
  air: [
    t('Smoke from the steak was gone by the time we sat down.', 'La fumée du steak avait disparu au moment de s’asseoir.'),
    t('Filters come out of the dishwasher like new.', 'Les filtres ressortent du lave-vaisselle comme neufs.'),
    t('The smoke alarm has retired.', 'Le détecteur de fumée a pris sa retraite.'),
  ],
  reheat: [
    t('Soup is hot in the middle too.', 'La soupe est chaude au milieu aussi.'),
    t('The bell can be turned off at night.', 'La sonnerie se coupe la nuit.'),
    t('A dinner plate turns without touching the walls.', 'Une assiette tourne sans toucher les parois.'),
  ],
  wash: [
    t('Soccer socks come out white again.', 'Les bas de soccer redeviennent blancs.'),
    t('You can hold a conversation beside it on spin.', 'On peut parler à côté pendant l’essorage.'),
    t('The quick cycle really is quick.', 'Le cycle rapide est vraiment rapide.'),
    t('A king duvet fits without a fight.', 'Une grande couette entre sans se battre.'),
  ],
  dry: [
    t('It stopped when things were dry, not when it felt like it.', 'Ça s’arrête quand c’est sec, pas quand ça lui chante.'),
    t('Shirts come out nearly ready to wear.', 'Les chemises en sortent presque prêtes à porter.'),
    t('The lint filter takes three seconds.', 'Le filtre à charpie prend trois secondes.'),
  ],
  dish: [
    t('Glasses come out clear, even the tall ones.', 'Les verres sortent clairs, même les hauts.'),
    t('We put plates in unrinsed now and nothing stays.', 'On met les assiettes sans les rincer et rien ne reste.'),
    t('The third rack swallowed our whole cutlery drawer.', 'Le panier du haut a avalé tout notre tiroir à couverts.'),
  ],
  accent: [
    t('It pulled the room together in one evening.', 'En une soirée, la pièce était finie.'),
    t('Looks twice the price.', 'On lui donnerait le double du prix.'),
    t('The hall is no longer the sad part of the house.', 'L’entrée n’est plus le coin triste de la maison.'),
  ],
  lamp: [
    t('The light is warm without being yellow.', 'La lumière est chaude sans être jaune.'),
    t('The switch is where a hand looks for it.', 'L’interrupteur est là où la main le cherche.'),
  ],
  rug: [
    t('Colors are softer in real life, in a good way.', 'Les couleurs sont plus douces en vrai, en mieux.'),
    t('Corners lay flat by the next morning.', 'Les coins étaient à plat le lendemain matin.'),
    t('Red wine came out with water and patience.', 'Le vin rouge est parti avec de l’eau et de la patience.'),
  ],
  mirror: [
    t('Hung it in ten minutes, alone.', 'Posé en dix minutes, tout seul.'),
    t('The glass is true, with no ripples.', 'Le verre est droit, sans ondulation.'),
  ],
  bed: [
    t('Not one squeak, and we listened for it.', 'Pas un grincement, et on a tendu l’oreille.'),
    t('The slats sit in felt, a detail I did not expect.', 'Les lattes reposent sur du feutre, un détail inattendu.'),
    t('The headboard is the right height for reading.', 'La tête de lit est à la bonne hauteur pour lire.'),
    t('The vacuum cleaner goes underneath.', 'L’aspirateur passe dessous.'),
  ],
  outdoor: [
    t('It sat through a hailstorm and did not care.', 'Il a subi la grêle sans broncher.'),
    t('Cushions were dry an hour after the rain.', 'Coussins secs une heure après la pluie.'),
    t('No rust after a winter by the coast.', 'Pas de rouille après un hiver en bord de mer.'),
    t('Light enough to chase the shade, heavy enough for wind.', 'Assez léger pour suivre l’ombre, assez lourd pour le vent.'),
    t('We eat outside far more than we used to.', 'On mange dehors bien plus qu’avant.'),
  ],
} satisfies Record<string, readonly Text[]>;

// biome-ignore format: a table, one row an item
export const remarks: readonly Text[] = [
  t('Delivery called half an hour ahead and took off their shoes.', 'Les livreurs ont appelé une demi-heure avant et ont retiré leurs chaussures.'),
  t('The person in the store talked us out of the pricier one.', 'La vendeuse nous a déconseillé le modèle plus cher.'),
  t('We measured the doorway twice and it went in on the first try.', 'On a mesuré la porte deux fois et tout est passé du premier coup.'),
  t('It came two days early.', 'Livré deux jours en avance.'),
  t('Bought for our first house.', 'Acheté pour notre première maison.'),
  t('We compared four before choosing.', 'Nous en avons comparé quatre avant de choisir.'),
  t('My sister has the same and that settled it.', 'Ma sœur a le même, ce qui a tranché.'),
  t('Ordered on the kiosk in the store while the kids tried the beds.', 'Commandé à la borne du magasin pendant que les enfants essayaient les lits.'),
  t('The packaging was mostly cardboard, which we appreciated.', 'L’emballage était surtout en carton, c’est apprécié.'),
];

// biome-ignore format: a table, one row an item
export const complaints: readonly Text[] = [
  t('One foot needed tightening after a week.', 'Un pied a dû être resserré après une semaine.'),
  t('The instructions could use larger drawings.', 'Les instructions mériteraient de plus grands dessins.'),
  t('It is a touch larger than it looks online.', 'Un peu plus grand qu’il ne paraît en ligne.'),
  t('The box was heavy for one person.', 'Le carton était lourd pour une seule personne.'),
  t('A corner was scuffed; the store sent a new part in a week.', 'Un coin était éraflé ; le magasin a envoyé la pièce en une semaine.'),
  t('I would have liked one more color.', 'J’aurais aimé une couleur de plus.'),
  t('Delivery was moved once.', 'La livraison a été reportée une fois.'),
  t('The finish marks if you are not careful.', 'La finition marque si l’on n’y prend pas garde.'),
];
