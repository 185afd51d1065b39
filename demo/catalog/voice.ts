import type { Text } from '../text.ts';
import { chance, pick } from './chance.ts';
import { both, cm, type Inches } from './draft.ts';

/** Sentences that are true of a whole kind of product. A product says one of each bank it names. */
// biome-ignore format: a table, one row an item
const banks = {
  seatFrame: [
    both('The frame is kiln-dried hardwood, glued and corner-blocked, so it stays silent for years.', 'Le cadre est en bois dur séché au four, collé et renforcé aux angles : il reste silencieux pendant des années.'),
    both('Sinuous steel springs carry the seat, tied by hand where most of the weight lands.', 'Des ressorts sinueux en acier portent l’assise, liés à la main là où le poids se pose.'),
    both('Underneath is a plywood and hardwood frame with metal brackets at every joint.', 'Dessous, un cadre en contreplaqué et bois dur avec une équerre de métal à chaque joint.'),
    both('Webbed suspension gives a little with you and comes back without a sound.', 'La suspension sanglée accompagne le mouvement et revient sans bruit.'),
  ],
  seatComfort: [
    both('Cushions are high-resilience foam in a feather and fiber jacket: a shake in the morning is all they ask.', 'Les coussins sont en mousse haute résilience sous une enveloppe de plumes et fibres : une secousse le matin leur suffit.'),
    both('The sit is medium firm, easy to get out of, with support for the small of the back.', 'L’assise est mi-ferme, facile à quitter, avec un soutien pour le bas du dos.'),
    both('You sink an inch, then it holds you: soft on top, firm where it matters.', 'On s’enfonce de deux centimètres, puis elle vous tient : douce dessus, ferme où il faut.'),
    both('Reversible cushions wear evenly, and their covers come off for cleaning.', 'Les coussins réversibles s’usent également et leurs housses se retirent pour le nettoyage.'),
  ],
  wood: [
    both('Drawer boxes are dovetailed and run on full-extension, soft-close slides.', 'Les tiroirs à queue d’aronde glissent sur des coulisses à sortie totale et fermeture amortie.'),
    both('Solid edges and real veneer let the grain run around the corner instead of stopping at it.', 'Chants massifs et placage véritable : le fil du bois passe l’angle au lieu de s’y arrêter.'),
    both('The finish is a low-sheen, water-based lacquer that shrugs off rings from glasses.', 'La finition est un vernis satiné à base d’eau qui ne craint pas les ronds de verre.'),
    both('Levelling feet hide beneath, for floors that have settled with the house.', 'Des vérins se cachent dessous, pour les planchers qui ont bougé avec la maison.'),
    both('It arrives in two boxes with numbered parts; forty minutes and one hex key do the rest.', 'Il arrive en deux colis aux pièces numérotées ; quarante minutes et une clé suffisent.'),
  ],
  table: [
    both('The top is sealed on all six sides, so a spilled drink has time to be noticed.', 'Le plateau est protégé sur ses six faces : un verre renversé laisse le temps de réagir.'),
    both('Legs bolt through steel plates rather than wood, and stay tight after several moves.', 'Les pieds se vissent dans des plaques d’acier et restent serrés après plusieurs déménagements.'),
    both('The edge is eased by hand, kind to forearms and to small foreheads.', 'Le chant est adouci à la main, agréable aux avant-bras et aux petits fronts.'),
    both('Felt pads and levellers come fitted, so it slides without a scratch and stands without a wobble.', 'Feutres et vérins sont déjà posés : elle glisse sans rayer et se tient sans boiter.'),
  ],
  bed: [
    both('Fourteen slats on a center rail carry the mattress; no box spring is needed.', 'Quatorze lattes sur un rail central portent le matelas ; aucun sommier n’est nécessaire.'),
    both('The rails lock into the headboard with cast hooks that tighten under weight.', 'Les longerons s’accrochent à la tête par des crochets de fonte qui se serrent sous le poids.'),
    both('There are eight inches of clearance underneath, enough for a robot or for winter duvets.', 'Vingt centimètres restent libres dessous, assez pour un robot ou pour les couettes d’hiver.'),
  ],
  sleep: [
    both('It comes rolled, takes a breath for six hours and is ready the same night.', 'Il arrive roulé, reprend son souffle en six heures et sert dès la première nuit.'),
    both('Edges are reinforced, so you can sit on the side to tie a shoe without sliding off.', 'Les bords sont renforcés : on s’y assoit pour lacer une chaussure sans glisser.'),
    both('Every foam is tested for emissions, and the cover unzips for a gentle wash.', 'Chaque mousse est contrôlée pour ses émissions, et la housse se retire pour un lavage doux.'),
    both('Sleep on it for 120 nights; if it is not right we collect it and return your money.', 'Dormez-y 120 nuits ; s’il ne convient pas, nous le reprenons et vous remboursons.'),
  ],
  work: [
    both('A steel channel under the top hides the power strip and everything plugged into it.', 'Une gouttière d’acier sous le plateau cache la multiprise et tout ce qui s’y branche.'),
    both('Scratches from a keyboard or a cup do not show in the matte finish.', 'La finition mate ne garde pas trace d’un clavier ni d’une tasse.'),
    both('It is tested for a full working day, five days a week, for ten years.', 'Il est éprouvé pour une journée de travail, cinq jours par semaine, pendant dix ans.'),
  ],
  outdoor: [
    both('The frame is powder coated over a rust-proof base and drains by itself after rain.', 'Le cadre est laqué à la poudre sur une base antirouille et s’égoutte seul après la pluie.'),
    both('Cushion covers are solution-dyed: the color goes through the thread and does not fade.', 'Les housses sont teintes dans la masse : la couleur traverse le fil et ne passe pas.'),
    both('Leave it out from April to October; a fitted cover sees it through the rest.', 'Laissez-le dehors d’avril à octobre ; une housse ajustée s’occupe du reste.'),
  ],
  light: [
    both('It takes a standard E26 bulb; a warm 2700 K one is in the box.', 'Elle accepte une ampoule E26 ordinaire ; une ampoule chaude de 2700 K est fournie.'),
    both('The cord is covered in fabric, and the foot switch can be found in the dark.', 'Le cordon est gainé de tissu et l’interrupteur au pied se trouve dans le noir.'),
    both('The shade sends light down for reading and a soft ring up to the ceiling.', 'L’abat-jour éclaire la page et dessine un halo doux au plafond.'),
  ],
  floor: [
    both('Low enough for a door to pass over, with a backing that keeps it where you put it.', 'Assez ras pour laisser passer une porte, avec un envers qui le garde en place.'),
    both('Vacuum it without the beater bar and turn it twice a year, so it fades evenly.', 'Aspirez-le sans brosse rotative et tournez-le deux fois l’an pour une usure égale.'),
    both('The yarn is dyed in small lots: two rugs are sisters, never twins.', 'Le fil est teint par petits bains : deux tapis sont sœurs, jamais jumeaux.'),
  ],
  wall: [
    both('The glass is copper free and safety backed, and the hanging rail takes up a crooked nail.', 'Le verre est sans cuivre et filmé, et le rail d’accroche rattrape un clou de travers.'),
    both('It hangs upright or lying down; both sets of fittings are included.', 'Il se pose à la verticale ou à l’horizontale ; les deux fixations sont fournies.'),
    both('Its edge is polished rather than bevelled, for a reflection that runs to the rim.', 'Le bord est poli plutôt que biseauté : le reflet va jusqu’au cadre.'),
  ],
  cold: [
    both('The inverter compressor changes speed instead of stopping and starting, and hums at a whisper.', 'Le compresseur à vitesse variable ne s’arrête ni ne redémarre : il murmure.'),
    both('Glass shelves hold a full pot and slide out over the edge, so nothing is lost at the back.', 'Les tablettes de verre portent une marmite et coulissent : rien ne se perd au fond.'),
    both('Two evaporators keep the air of the freezer away from the salad, and ice tastes of nothing.', 'Deux évaporateurs séparent l’air du congélateur de celui des salades, et la glace n’a aucun goût.'),
    both('Door seals snap out for cleaning, and the alarm speaks up after ninety seconds.', 'Les joints se déclipsent pour le nettoyage, et l’alarme se manifeste après quatre-vingt-dix secondes.'),
  ],
  cook: [
    both('Continuous cast-iron grates let a heavy pan slide from the front to the back burner.', 'Les grilles de fonte continues laissent glisser une lourde poêle d’un brûleur à l’autre.'),
    both('The oven reaches 350 °F in nine minutes and says so once, politely.', 'Le four atteint 180 °C en neuf minutes et le dit une seule fois, poliment.'),
    both('Knobs are solid metal with a click at simmer, legible without glasses.', 'Les boutons sont en métal plein, avec un cran au mijotage, lisibles sans lunettes.'),
    both('Racks glide on bearings and come fully out with a roast on them.', 'Les grilles glissent sur billes et sortent entièrement, rôti compris.'),
    both('Steam cleaning loosens a spill in thirty minutes with a cup of water.', 'Le nettoyage vapeur décolle une éclaboussure en trente minutes avec un verre d’eau.'),
  ],
  air: [
    both('Filters drop out with one hand and go in the dishwasher.', 'Les filtres se retirent d’une main et vont au lave-vaisselle.'),
    both('At low speed it is quieter than the conversation under it.', 'À basse vitesse, elle est plus discrète que la conversation.'),
    both('Two LED bars light the whole cooktop without glare.', 'Deux barres DEL éclairent toute la surface sans éblouir.'),
    both('It vents outside, or through charcoal when there is no way out.', 'Elle évacue dehors, ou par charbon quand il n’y a pas de sortie.'),
  ],
  wash: [
    both('Sensors weigh the load and use only the water it needs.', 'Des capteurs pèsent la charge et n’emploient que l’eau nécessaire.'),
    both('The drum hangs on four dampers, calm enough for an upstairs closet.', 'La cuve repose sur quatre amortisseurs, assez calme pour un placard à l’étage.'),
    both('Cycles can be renamed: call one Soccer and the kids will find it.', 'Les programmes se renomment : appelez-en un Soccer et les enfants le trouveront.'),
    both('A finished load can keep turning gently for six hours until someone is home.', 'Un linge terminé peut tourner doucement six heures en attendant quelqu’un.'),
  ],
  dish: [
    both('Racks move up and down while loaded, and tines fold flat for the big pot.', 'Les paniers montent et descendent chargés, et les picots se rabattent pour la grande marmite.'),
    both('The door opens by a hand’s width at the end, so glasses dry by air.', 'La porte s’entrouvre à la fin : les verres sèchent à l’air.'),
    both('A turbidity sensor decides when the water is clean enough to stop.', 'Un capteur de turbidité décide quand l’eau est assez claire pour s’arrêter.'),
    both('It is quiet enough that a light on the floor tells you it is running.', 'Il est si discret qu’un point lumineux au sol indique qu’il travaille.'),
  ],
} as const satisfies Record<string, readonly Text[]>;

export type Bank = keyof typeof banks;

/** One sentence of each bank, the same at every start. */
export function voice(id: string, ...names: readonly Bank[]): Text[] {
  const next = chance(`voice ${id}`);
  return names.map((name) => pick<Text>(next, banks[name]));
}

type SizeWords = readonly [
  en: (w: number, d: number, h: number) => string,
  fr: (w: number, d: number, h: number) => string,
];

// biome-ignore format: a table, one row an item
const standing: readonly SizeWords[] = [
  [(w, d, h) => `Measure for ${w} in. across, ${d} in. deep and ${h} in. high.`, (w, d, h) => `Prévoyez ${w} cm de large, ${d} cm de profondeur et ${h} cm de haut.`],
  [(w, d) => `It takes ${w} in. from side to side and ${d} in. from front to back.`, (w, d) => `Il faut ${w} cm d’un côté à l’autre et ${d} cm d’avant en arrière.`],
  [(w, d, h) => `Overall size is ${w} by ${d} in., ${h} in. to the highest point.`, (w, d, h) => `Encombrement : ${w} sur ${d} cm, ${h} cm au plus haut.`],
];

// biome-ignore format: a table, one row an item
const turning: readonly SizeWords[] = [
  [(w, _d, h) => `At ${w} in. wide and ${h} in. high it passes a standard door when turned on its end.`, (w, _d, h) => `Avec ${w} cm de large et ${h} cm de haut, on le passe par une porte courante en le dressant.`],
];

// biome-ignore format: a table, one row an item
const lying: readonly SizeWords[] = [
  [(w, d) => `Shown here at ${w} by ${d} in.`, (w, d) => `Présenté ici en ${w} sur ${d} cm.`],
];

// biome-ignore format: a table, one row an item
const hanging: readonly SizeWords[] = [
  [(w, _d, h) => `It measures ${w} by ${h} in. over its frame.`, (w, _d, h) => `Il mesure ${w} sur ${h} cm, cadre compris.`],
];

function wordsFor([width, depth, height]: Inches, mayTurn: boolean): readonly SizeWords[] {
  if (height < 1) return lying;
  if (depth < 3) return hanging;
  return mayTurn && width > 55 && width < 95 && depth <= 42 && height <= 35
    ? [...standing, ...turning]
    : standing;
}

/** A sentence with the outer sizes: inches in English, centimetres in French. Only upholstery and cases may be turned. */
export function sizeSentence(id: string, inches: Inches, mayTurn = false): Text {
  const [en, fr] = pick(chance(`size ${id}`), wordsFor(inches, mayTurn));
  const [width, depth, height] = inches;
  return both(en(width, depth, height), fr(cm(width), cm(depth), cm(height)));
}
