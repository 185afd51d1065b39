import { type Text, text } from '../../text.ts';

export type Topic = keyof typeof praise;

/** Sentences of positive reviews, by topic. */
// biome-ignore format: a table, one row an item
export const praise = {
  seat: [
    text('The seat is firm enough that my father can get up on his own.', 'L’assise est assez ferme pour que mon père se relève seul.'),
    text('Our dog has claimed the left end and the fabric shows nothing.', 'Notre chien s’est approprié le côté gauche et le tissu n’en montre rien.'),
    text('Color is true to the swatch we were sent.', 'La couleur est fidèle à l’échantillon reçu.'),
    text('I am six foot three and my knees finally have somewhere to go.', 'Je mesure six pieds trois et mes genoux ont enfin leur place.'),
    text('Stitching is even and the corners are crisp.', 'Les coutures sont régulières et les angles nets.'),
    text('We watched three films in a row and nobody changed position.', 'Trois films de suite et personne n’a changé de position.'),
    text('No creaks, no sag after eight months.', 'Ni grincement ni affaissement après huit mois.'),
    text('It makes the old armchair beside it look embarrassed.', 'Le vieux fauteuil d’à côté en a l’air gêné.'),
  ],
  case: [
    text('Drawers close by themselves with a little sigh.', 'Les tiroirs se ferment seuls, avec un petit soupir.'),
    text('The grain is prettier than in the pictures.', 'Le fil du bois est plus beau que sur les photos.'),
    text('Heavy, which I take as a good sign.', 'Lourd, ce que je prends pour un bon signe.'),
    text('Went together in forty minutes, with no screws left over.', 'Monté en quarante minutes, sans une vis de trop.'),
    text('It stands level on a floor that is not.', 'Il est droit sur un plancher qui ne l’est pas.'),
    text('Water rings wiped straight off.', 'Les ronds d’eau partent d’un coup de chiffon.'),
    text('Fits the wall to the inch; the measurements online were right.', 'Il tient au mur au pouce près ; les mesures en ligne étaient justes.'),
    text('The back is finished, so it can stand in the middle of the room.', 'Le dos est fini : il peut rester au milieu de la pièce.'),
  ],
  sleep: [
    text('My shoulder has stopped waking me up.', 'Mon épaule ne me réveille plus.'),
    text('I no longer notice when my husband comes to bed.', 'Je ne sens plus mon mari se coucher.'),
    text('Cool even in the August heat.', 'Frais même dans la chaleur d’août.'),
    text('It took a week to get used to and now hotel beds disappoint.', 'Une semaine pour s’habituer, et maintenant les hôtels déçoivent.'),
    text('The edge holds when I sit to put on socks.', 'Le bord tient quand je m’assois pour mettre mes chaussettes.'),
    text('No smell after the first evening.', 'Plus d’odeur après la première soirée.'),
  ],
  machine: [
    text('Fingerprints wipe off with a dry cloth.', 'Les traces de doigts partent au chiffon sec.'),
    text('The controls made sense to my mother on the first try.', 'Ma mère a compris les commandes du premier coup.'),
    text('Installers leveled it, tested it and swept up.', 'Les installateurs l’ont mis à niveau, essayé, et ont balayé.'),
    text('Quieter than the one it replaced by a long way.', 'Bien plus silencieux que le précédent.'),
  ],
  fridge: [
    text('Lettuce lasts ten days in the drawer.', 'La laitue tient dix jours dans le tiroir.'),
    text('It fits two sheet pans on one shelf.', 'Deux plaques tiennent sur une tablette.'),
    text('Our power bill went down by a few dollars.', 'Notre facture a baissé de quelques dollars.'),
    text('The light is soft enough for a midnight snack.', 'La lumière est assez douce pour une collation de minuit.'),
  ],
  freezer: [
    text('Ice cream stays scoopable at the top and hard at the back.', 'La crème glacée reste souple devant et dure au fond.'),
    text('Half a cow went in with room for the peas.', 'Une demi-vache y est entrée, avec la place des petits pois.'),
    text('It never warmed up during a six-hour power cut.', 'Il n’a pas dégelé pendant six heures de panne.'),
  ],
  wine: [
    text('The white is always right for a Friday.', 'Le blanc est toujours prêt pour le vendredi.'),
    text('Shelves pull out without rattling the labels.', 'Les clayettes sortent sans secouer les étiquettes.'),
  ],
  cook: [
    text('Simmer is a real simmer; my caramel survived.', 'Le mijotage en est un vrai ; mon caramel a survécu.'),
    text('Easy to clean around the knobs.', 'Facile à nettoyer autour des boutons.'),
    text('Sunday pancakes take half the time.', 'Les crêpes du dimanche prennent deux fois moins de temps.'),
  ],
  bake: [
    text('Bread browns evenly from one side to the other.', 'Le pain dore uniformément d’un côté à l’autre.'),
    text('It preheats before I have found the tray.', 'Il préchauffe avant que j’aie trouvé la plaque.'),
    text('The window is clean glass, not a dark mirror.', 'La vitre est claire, pas un miroir noir.'),
  ],
  air: [
    text('Smoke from the steak was gone by the time we sat down.', 'La fumée du steak avait disparu au moment de s’asseoir.'),
    text('Filters come out of the dishwasher like new.', 'Les filtres ressortent du lave-vaisselle comme neufs.'),
    text('The smoke alarm has retired.', 'Le détecteur de fumée a pris sa retraite.'),
  ],
  reheat: [
    text('Soup is hot in the middle too.', 'La soupe est chaude au milieu aussi.'),
    text('The bell can be turned off at night.', 'La sonnerie se coupe la nuit.'),
    text('A dinner plate turns without touching the walls.', 'Une assiette tourne sans toucher les parois.'),
  ],
  wash: [
    text('Soccer socks come out white again.', 'Les bas de soccer redeviennent blancs.'),
    text('You can hold a conversation beside it on spin.', 'On peut parler à côté pendant l’essorage.'),
    text('The quick cycle really is quick.', 'Le cycle rapide est vraiment rapide.'),
    text('A king duvet fits without a fight.', 'Une grande couette entre sans se battre.'),
  ],
  dry: [
    text('It stopped when things were dry, not when it felt like it.', 'Ça s’arrête quand c’est sec, pas quand ça lui chante.'),
    text('Shirts come out nearly ready to wear.', 'Les chemises en sortent presque prêtes à porter.'),
    text('The lint filter takes three seconds.', 'Le filtre à charpie prend trois secondes.'),
  ],
  dish: [
    text('Glasses come out clear, even the tall ones.', 'Les verres sortent clairs, même les hauts.'),
    text('We put plates in unrinsed now and nothing stays.', 'On met les assiettes sans les rincer et rien ne reste.'),
    text('The third rack swallowed our whole cutlery drawer.', 'Le panier du haut a avalé tout notre tiroir à couverts.'),
  ],
  accent: [
    text('It pulled the room together in one evening.', 'En une soirée, la pièce était finie.'),
    text('Looks twice the price.', 'On lui donnerait le double du prix.'),
    text('The hall is no longer the sad part of the house.', 'L’entrée n’est plus le coin triste de la maison.'),
  ],
  lamp: [
    text('The light is warm without being yellow.', 'La lumière est chaude sans être jaune.'),
    text('The switch is where a hand looks for it.', 'L’interrupteur est là où la main le cherche.'),
  ],
  rug: [
    text('Colors are softer in real life, in a good way.', 'Les couleurs sont plus douces en vrai, en mieux.'),
    text('Corners lay flat by the next morning.', 'Les coins étaient à plat le lendemain matin.'),
    text('Red wine came out with water and patience.', 'Le vin rouge est parti avec de l’eau et de la patience.'),
  ],
  mirror: [
    text('Hung it in ten minutes, alone.', 'Posé en dix minutes, tout seul.'),
    text('The glass is true, with no ripples.', 'Le verre est droit, sans ondulation.'),
  ],
  bed: [
    text('Not one squeak, and we listened for it.', 'Pas un grincement, et on a tendu l’oreille.'),
    text('The slats sit in felt, a detail I did not expect.', 'Les lattes reposent sur du feutre, un détail inattendu.'),
    text('The headboard is the right height for reading.', 'La tête de lit est à la bonne hauteur pour lire.'),
    text('The vacuum cleaner goes underneath.', 'L’aspirateur passe dessous.'),
  ],
  outdoor: [
    text('It sat through a hailstorm and did not care.', 'Il a subi la grêle sans broncher.'),
    text('Cushions were dry an hour after the rain.', 'Coussins secs une heure après la pluie.'),
    text('No rust after a winter by the coast.', 'Pas de rouille après un hiver en bord de mer.'),
    text('Light enough to chase the shade, heavy enough for wind.', 'Assez léger pour suivre l’ombre, assez lourd pour le vent.'),
    text('We eat outside far more than we used to.', 'On mange dehors bien plus qu’avant.'),
  ],
} satisfies Record<string, readonly Text[]>;

// biome-ignore format: a table, one row an item
export const remarks: readonly Text[] = [
  text('Delivery called half an hour ahead and took off their shoes.', 'Les livreurs ont appelé une demi-heure avant et ont retiré leurs chaussures.'),
  text('The person in the store talked us out of the pricier one.', 'La vendeuse nous a déconseillé le modèle plus cher.'),
  text('We measured the doorway twice and it went in on the first try.', 'On a mesuré la porte deux fois et tout est passé du premier coup.'),
  text('It came two days early.', 'Livré deux jours en avance.'),
  text('Bought for our first house.', 'Acheté pour notre première maison.'),
  text('We compared four before choosing.', 'Nous en avons comparé quatre avant de choisir.'),
  text('My sister has the same and that settled it.', 'Ma sœur a le même, ce qui a tranché.'),
  text('Ordered on the kiosk in the store while the kids tried the beds.', 'Commandé à la borne du magasin pendant que les enfants essayaient les lits.'),
  text('The packaging was mostly cardboard, which we appreciated.', 'L’emballage était surtout en carton, c’est apprécié.'),
];

// biome-ignore format: a table, one row an item
export const complaints: readonly Text[] = [
  text('One foot needed tightening after a week.', 'Un pied a dû être resserré après une semaine.'),
  text('The instructions could use larger drawings.', 'Les instructions mériteraient de plus grands dessins.'),
  text('It is a touch larger than it looks online.', 'Un peu plus grand qu’il ne paraît en ligne.'),
  text('The box was heavy for one person.', 'Le carton était lourd pour une seule personne.'),
  text('A corner was scuffed; the store sent a new part in a week.', 'Un coin était éraflé ; le magasin a envoyé la pièce en une semaine.'),
  text('I would have liked one more color.', 'J’aurais aimé une couleur de plus.'),
  text('Delivery was moved once.', 'La livraison a été reportée une fois.'),
  text('The finish marks if you are not careful.', 'La finition marque si l’on n’y prend pas garde.'),
];
