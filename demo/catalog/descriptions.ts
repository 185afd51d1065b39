import { pick, random } from '../random.ts';
import { type Text, text } from '../text.ts';
import { type Inches, withComma } from './draft.ts';

/** Sentences that are true for a kind of product. A description contains one sentence from each bank that its family lists. */
// biome-ignore format: a table, one row an item
const banks = {
  seatFrame: [
    text('The frame is kiln-dried hardwood, glued and corner-blocked, so it stays silent for years.', 'Le cadre est en bois dur séché au four, collé et renforcé aux angles : il reste silencieux pendant des années.'),
    text('Sinuous steel springs carry the seat, tied by hand where most of the weight lands.', 'Des ressorts sinueux en acier portent l’assise, liés à la main là où le poids se pose.'),
    text('Underneath is a plywood and hardwood frame with metal brackets at every joint.', 'Dessous, un cadre en contreplaqué et bois dur avec une équerre de métal à chaque joint.'),
    text('Webbed suspension gives a little with you and comes back without a sound.', 'La suspension sanglée accompagne le mouvement et revient sans bruit.'),
  ],
  seatComfort: [
    text('Cushions are high-resilience foam in a feather and fiber jacket: a shake in the morning is all they ask.', 'Les coussins sont en mousse haute résilience sous une enveloppe de plumes et fibres : une secousse le matin leur suffit.'),
    text('The sit is medium firm, easy to get out of, with support for the small of the back.', 'L’assise est mi-ferme, facile à quitter, avec un soutien pour le bas du dos.'),
    text('You sink an inch, then it holds you: soft on top, firm where it matters.', 'On s’enfonce d’un pouce, puis elle vous tient : douce dessus, ferme où il faut.'),
    text('Reversible cushions wear evenly, and their covers come off for cleaning.', 'Les coussins réversibles s’usent également et leurs housses se retirent pour le nettoyage.'),
  ],
  wood: [
    text('Drawer boxes are dovetailed and run on full-extension, soft-close slides.', 'Les tiroirs à queue d’aronde glissent sur des coulisses à sortie totale et fermeture amortie.'),
    text('Solid edges and real veneer let the grain run around the corner instead of stopping at it.', 'Chants massifs et placage véritable : le fil du bois passe l’angle au lieu de s’y arrêter.'),
    text('The finish is a low-sheen, water-based lacquer that shrugs off rings from glasses.', 'La finition est un vernis satiné à base d’eau qui ne craint pas les ronds de verre.'),
    text('Leveling feet hide beneath, for floors that have settled with the house.', 'Des vérins se cachent dessous, pour les planchers qui ont bougé avec la maison.'),
    text('It arrives in two boxes with numbered parts; forty minutes and one hex key do the rest.', 'Il arrive en deux colis aux pièces numérotées ; quarante minutes et une clé suffisent.'),
  ],
  table: [
    text('The top is sealed on all six sides, so a spilled drink has time to be noticed.', 'Le plateau est protégé sur ses six faces : un verre renversé laisse le temps de réagir.'),
    text('Legs bolt through steel plates rather than wood, and stay tight after several moves.', 'Les pieds se vissent dans des plaques d’acier et restent serrés après plusieurs déménagements.'),
    text('The edge is eased by hand, kind to forearms and to small foreheads.', 'Le chant est adouci à la main, agréable aux avant-bras et aux petits fronts.'),
    text('Felt pads and levellers come fitted, so it slides without a scratch and stands without a wobble.', 'Feutres et vérins sont déjà posés : elle glisse sans rayer et se tient sans boiter.'),
  ],
  bed: [
    text('Fourteen slats on a center rail carry the mattress; no box spring is needed.', 'Quatorze lattes sur un rail central portent le matelas ; aucun sommier n’est nécessaire.'),
    text('The rails lock into the headboard with cast hooks that tighten under weight.', 'Les longerons s’accrochent à la tête par des crochets de fonte qui se serrent sous le poids.'),
    text('There are eight inches of clearance underneath, enough for a robot or for winter duvets.', 'Huit pouces restent libres dessous, assez pour un robot ou pour les couettes d’hiver.'),
  ],
  sleep: [
    text('It comes rolled, takes a breath for six hours and is ready the same night.', 'Il arrive roulé, reprend son souffle en six heures et sert dès la première nuit.'),
    text('Edges are reinforced, so you can sit on the side to tie a shoe without sliding off.', 'Les bords sont renforcés : on s’y assoit pour lacer une chaussure sans glisser.'),
    text('Every foam is tested for emissions, and the cover unzips for a gentle wash.', 'Chaque mousse est contrôlée pour ses émissions, et la housse se retire pour un lavage doux.'),
    text('Sleep on it for 120 nights; if it is not right we collect it and return your money.', 'Dormez-y 120 nuits ; s’il ne convient pas, nous le reprenons et vous remboursons.'),
  ],
  work: [
    text('A steel channel under the top hides the power strip and everything plugged into it.', 'Une gouttière d’acier sous le plateau cache la multiprise et tout ce qui s’y branche.'),
    text('Scratches from a keyboard or a cup do not show in the matte finish.', 'La finition mate ne garde pas trace d’un clavier ni d’une tasse.'),
    text('It is tested for a full working day, five days a week, for ten years.', 'Il est éprouvé pour une journée de travail, cinq jours par semaine, pendant dix ans.'),
  ],
  outdoor: [
    text('The frame is powder coated over a rust-proof base and drains by itself after rain.', 'Le cadre est laqué à la poudre sur une base antirouille et s’égoutte seul après la pluie.'),
    text('Cushion covers are solution-dyed: the color goes through the thread and does not fade.', 'Les housses sont teintes dans la masse : la couleur traverse le fil et ne passe pas.'),
    text('Leave it out from April to October; a fitted cover sees it through the rest.', 'Laissez-le dehors d’avril à octobre ; une housse ajustée s’occupe du reste.'),
  ],
  light: [
    text('It takes a standard E26 bulb; a warm 2700 K one is in the box.', 'Elle accepte une ampoule E26 ordinaire ; une ampoule chaude de 2700 K est fournie.'),
    text('The cord is covered in fabric, and the foot switch can be found in the dark.', 'Le cordon est gainé de tissu et l’interrupteur au pied se trouve dans le noir.'),
    text('The shade sends light down for reading and a soft ring up to the ceiling.', 'L’abat-jour éclaire la page et dessine un halo doux au plafond.'),
  ],
  floor: [
    text('Low enough for a door to pass over, with a backing that keeps it where you put it.', 'Assez ras pour laisser passer une porte, avec un envers qui le garde en place.'),
    text('Vacuum it without the beater bar and turn it twice a year, so it fades evenly.', 'Aspirez-le sans brosse rotative et tournez-le deux fois l’an pour une usure égale.'),
    text('The yarn is dyed in small lots: two rugs are sisters, never twins.', 'Le fil est teint par petits bains : deux tapis sont sœurs, jamais jumeaux.'),
  ],
  wall: [
    text('The glass is copper free and safety backed, and the hanging rail takes up a crooked nail.', 'Le verre est sans cuivre et filmé, et le rail d’accroche rattrape un clou de travers.'),
    text('It hangs upright or lying down; both sets of fittings are included.', 'Il se pose à la verticale ou à l’horizontale ; les deux fixations sont fournies.'),
    text('Its edge is polished rather than bevelled, for a reflection that runs to the rim.', 'Le bord est poli plutôt que biseauté : le reflet va jusqu’au cadre.'),
  ],
  cold: [
    text('The inverter compressor changes speed instead of stopping and starting, and hums at a whisper.', 'Le compresseur à vitesse variable ne s’arrête ni ne redémarre : il murmure.'),
    text('Glass shelves hold a full pot and slide out over the edge, so nothing is lost at the back.', 'Les tablettes de verre portent une marmite et coulissent : rien ne se perd au fond.'),
    text('Two evaporators keep the air of the freezer away from the salad, and ice tastes of nothing.', 'Deux évaporateurs séparent l’air du congélateur de celui des salades, et la glace n’a aucun goût.'),
    text('Door seals snap out for cleaning, and the alarm speaks up after ninety seconds.', 'Les joints se déclipsent pour le nettoyage, et l’alarme se manifeste après quatre-vingt-dix secondes.'),
  ],
  cook: [
    text('Continuous cast-iron grates let a heavy pan slide from the front to the back burner.', 'Les grilles de fonte continues laissent glisser une lourde poêle d’un brûleur à l’autre.'),
    text('The oven reaches 350 °F in nine minutes and says so once, politely.', 'Le four atteint 180 °C en neuf minutes et le dit une seule fois, poliment.'),
    text('Knobs are solid metal with a click at simmer, legible without glasses.', 'Les boutons sont en métal plein, avec un cran au mijotage, lisibles sans lunettes.'),
    text('Racks glide on bearings and come fully out with a roast on them.', 'Les grilles glissent sur billes et sortent entièrement, rôti compris.'),
    text('Steam cleaning loosens a spill in thirty minutes with a cup of water.', 'Le nettoyage vapeur décolle une éclaboussure en trente minutes avec un verre d’eau.'),
  ],
  air: [
    text('Filters drop out with one hand and go in the dishwasher.', 'Les filtres se retirent d’une main et vont au lave-vaisselle.'),
    text('At low speed it is quieter than the conversation under it.', 'À basse vitesse, elle est plus discrète que la conversation.'),
    text('Two LED bars light the whole cooktop without glare.', 'Deux barres DEL éclairent toute la surface sans éblouir.'),
    text('It vents outside, or through charcoal when there is no way out.', 'Elle évacue dehors, ou par charbon quand il n’y a pas de sortie.'),
  ],
  wash: [
    text('Sensors weigh the load and use only the water it needs.', 'Des capteurs pèsent la charge et n’emploient que l’eau nécessaire.'),
    text('The drum hangs on four dampers, calm enough for an upstairs closet.', 'La cuve repose sur quatre amortisseurs, assez calme pour un placard à l’étage.'),
    text('Cycles can be renamed: call one Soccer and the kids will find it.', 'Les programmes se renomment : appelez-en un Soccer et les enfants le trouveront.'),
    text('A finished load can keep turning gently for six hours until someone is home.', 'Un linge terminé peut tourner doucement six heures en attendant quelqu’un.'),
  ],
  dish: [
    text('Racks move up and down while loaded, and tines fold flat for the big pot.', 'Les paniers montent et descendent chargés, et les picots se rabattent pour la grande marmite.'),
    text('The door opens by a hand’s width at the end, so glasses dry by air.', 'La porte s’entrouvre à la fin : les verres sèchent à l’air.'),
    text('A turbidity sensor decides when the water is clean enough to stop.', 'Un capteur de turbidité décide quand l’eau est assez claire pour s’arrêter.'),
    text('It is quiet enough that a light on the floor tells you it is running.', 'Il est si discret qu’un point lumineux au sol indique qu’il travaille.'),
  ],
} as const satisfies Record<string, readonly Text[]>;

export type SentenceBank = keyof typeof banks;

/** One sentence from each bank. The product's id is the seed, so the choice never changes. */
export function descriptionSentences(id: string, ...names: readonly SentenceBank[]): Text[] {
  const next = random(`voice ${id}`);
  return names.map((name) => pick<Text>(next, banks[name]));
}

type SizeTemplate = readonly [
  en: (w: number, d: number, h: number) => string,
  fr: (w: string, d: string, h: string) => string,
];

// biome-ignore format: a table, one row an item
const floorTemplates: readonly SizeTemplate[] = [
  [(w, d, h) => `Measure for ${w} in. across, ${d} in. deep and ${h} in. high.`, (w, d, h) => `Prévoyez ${w} po de large, ${d} po de profondeur et ${h} po de haut.`],
  [(w, d) => `It takes ${w} in. from side to side and ${d} in. from front to back.`, (w, d) => `Il faut ${w} po d’un côté à l’autre et ${d} po d’avant en arrière.`],
  [(w, d, h) => `Overall size is ${w} by ${d} in., ${h} in. to the highest point.`, (w, d, h) => `Encombrement : ${w} sur ${d} po, ${h} po au plus haut.`],
];

// biome-ignore format: a table, one row an item
const onEndTemplates: readonly SizeTemplate[] = [
  [(w, _d, h) => `At ${w} in. wide and ${h} in. high, it deserves a tape measure at every door on its way.`, (w, _d, h) => `Avec ${w} po de large et ${h} po de haut, il mérite un ruban à mesurer à chaque porte du trajet.`],
];

// biome-ignore format: a table, one row an item
const wallTemplates: readonly SizeTemplate[] = [
  [(w, _d, h) => `It measures ${w} by ${h} in. over its frame.`, (w, _d, h) => `Il mesure ${w} sur ${h} po, cadre compris.`],
];

function templatesFor([width, depth, height]: Inches, fitsOnEnd: boolean): readonly SizeTemplate[] {
  if (depth < 3) return wallTemplates;
  return fitsOnEnd && width > 55 && width < 95 && depth <= 42 && height <= 35
    ? [...floorTemplates, ...onEndTemplates]
    : floorTemplates;
}

/**
 * A sentence with the outer sizes.
 * fitsOnEnd: true for pieces that a mover may stand on end.
 */
export function sizeSentence(id: string, inches: Inches, fitsOnEnd = false): Text {
  const [en, fr] = pick(random(`size ${id}`), templatesFor(inches, fitsOnEnd));
  const [width, depth, height] = inches;
  return text(en(width, depth, height), fr(withComma(width), withComma(depth), withComma(height)));
}
