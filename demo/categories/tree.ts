import type { Text } from '../text.ts';
import type { DemoCategory, LandingSection } from '../types.ts';
import { landing } from './landing.ts';

/** Root of the tree (docs/spec/03 §6). It is never shown. */
export const rootCategoryId = 2;

interface Leaf {
  key: string;
  name: Text;
  about: Text;
  /** picture subject that stands for it */
  subject: string;
  sortBy?: DemoCategory['sortBy'];
}

interface Department extends Leaf {
  icon: string;
  children: readonly Leaf[];
}

const t = (en: string, fr: string): Text => ({ en, fr });

// biome-ignore format: a table, one row a category
const departments: readonly Department[] = [
  { key: 'living-room', icon: 'sofa', subject: 'hudson-living-set', name: t('Living Room', 'Salon'), about: t('Sofas, chairs and tables for the room that has to do everything.', 'Canapés, fauteuils et tables pour la pièce qui doit tout faire.'), children: [
    { key: 'sofas', subject: 'alder-sofa', name: t('Sofas', 'Canapés'), about: t('Loveseats to four-seaters, in covers you can order by the swatch.', 'De la causeuse au quatre places, en revêtements à choisir sur échantillon.') },
    { key: 'sectionals', subject: 'hudson-sectional', name: t('Sectionals', 'Canapés d’angle'), about: t('Corners for films, families and very large dogs.', 'Des angles pour les films, les familles et les très grands chiens.') },
    { key: 'armchairs-recliners', subject: 'camden-club-chair', name: t('Armchairs & Recliners', 'Fauteuils'), about: t('One good chair changes a room faster than paint.', 'Un bon fauteuil change une pièce plus vite que la peinture.') },
    { key: 'ottomans-benches', subject: 'vivienne-ottoman', name: t('Ottomans & Benches', 'Poufs et bancs'), about: t('For feet, trays, boots and late guests.', 'Pour les pieds, les plateaux, les bottes et les invités tardifs.') },
    { key: 'coffee-side-tables', subject: 'vivienne-coffee-table', name: t('Coffee & Side Tables', 'Tables basses et d’appoint'), about: t('Wood, marble and glass at the height of your hand.', 'Bois, marbre et verre à hauteur de main.') },
    { key: 'tv-stands', subject: 'hudson-tv-stand', name: t('TV Stands', 'Meubles télé'), about: t('For screens from 55 to 85 inches and the boxes nobody wants to see.', 'Pour les écrans de 55 à 85 pouces et les boîtiers que personne ne veut voir.') },
    { key: 'living-room-sets', subject: 'camden-living-set', name: t('Living Room Sets', 'Ensembles de salon'), about: t('Pieces that agree, at a price for the set.', 'Des meubles d’accord entre eux, à prix d’ensemble.') },
  ] },
  { key: 'bedroom', icon: 'bed', subject: 'hudson-bedroom-set', name: t('Bedroom', 'Chambre'), about: t('Beds, mattresses and quiet storage.', 'Lits, matelas et rangements paisibles.'), children: [
    { key: 'beds', subject: 'hudson-bed', name: t('Beds', 'Lits'), about: t('Full, queen and king, in wood and in velvet.', 'Double, queen et king, en bois et en velours.') },
    { key: 'mattresses', subject: 'heron-mattress', name: t('Mattresses', 'Matelas'), about: t('Foam, springs and latex, with 120 nights to decide.', 'Mousse, ressorts et latex, avec 120 nuits pour décider.'), sortBy: 'price' },
    { key: 'dressers-nightstands', subject: 'hudson-dresser', name: t('Dressers & Nightstands', 'Commodes et chevets'), about: t('Drawers that close with a whisper.', 'Des tiroirs qui se ferment en chuchotant.') },
    { key: 'wardrobes', subject: 'tate-wardrobe', name: t('Wardrobes', 'Armoires'), about: t('Closets for rooms that were built without one.', 'Des placards pour les pièces qui n’en avaient pas.') },
    { key: 'bedroom-sets', subject: 'camden-bedroom-set', name: t('Bedroom Sets', 'Ensembles de chambre'), about: t('Bed, nightstands and dresser in one delivery.', 'Lit, chevets et commode en une livraison.') },
  ] },
  { key: 'dining', icon: 'table', subject: 'hudson-dining-set-7', name: t('Dining', 'Salle à manger'), about: t('Tables to stay at and chairs to stay on.', 'Des tables où rester et des chaises pour le faire.'), children: [
    { key: 'dining-tables', subject: 'alder-dining-table', name: t('Dining Tables', 'Tables'), about: t('From two for breakfast to ten for the holidays.', 'De deux au petit déjeuner à dix aux fêtes.') },
    { key: 'dining-chairs', subject: 'alder-dining-chair', name: t('Dining Chairs', 'Chaises'), about: t('Spindles, shells, ladders and upholstery.', 'Barreaux, coques, échelles et rembourrage.') },
    { key: 'bar-stools', subject: 'camden-bar-stool', name: t('Counter Stools', 'Tabourets'), about: t('Company for whoever is cooking.', 'De la compagnie pour qui cuisine.') },
    { key: 'sideboards', subject: 'hudson-sideboard', name: t('Sideboards', 'Buffets'), about: t('Room for the good plates and the other ones.', 'De la place pour les belles assiettes et les autres.') },
    { key: 'dining-sets', subject: 'alder-dining-set-5', name: t('Dining Sets', 'Ensembles'), about: t('Table and chairs, chosen together.', 'Table et chaises, choisies ensemble.') },
  ] },
  { key: 'home-office', icon: 'desk', subject: 'hudson-desk', name: t('Home Office', 'Bureau'), about: t('Work where you live without it looking like work.', 'Travailler chez soi sans que cela se voie.'), children: [
    { key: 'desks', subject: 'tate-standing-desk', name: t('Desks', 'Bureaux'), about: t('Sitting, standing and in between.', 'Assis, debout et entre les deux.') },
    { key: 'office-chairs', subject: 'tate-task-chair', name: t('Office Chairs', 'Sièges de bureau'), about: t('Eight hours, five days, ten years.', 'Huit heures, cinq jours, dix ans.') },
    { key: 'bookcases', subject: 'hudson-bookcase', name: t('Bookcases', 'Bibliothèques'), about: t('Shelves that stay straight under encyclopedias.', 'Des tablettes droites même sous les encyclopédies.') },
  ] },
  { key: 'outdoor', icon: 'sun', subject: 'wren-outdoor-set', name: t('Outdoor', 'Extérieur'), about: t('Furniture that stays out in the rain and looks better for it.', 'Des meubles qui restent sous la pluie et s’en portent mieux.'), children: [
    { key: 'outdoor-lounge', subject: 'wren-outdoor-sofa', name: t('Outdoor Lounge', 'Détente'), about: t('Sofas, chairs and the chair by the lake.', 'Canapés, fauteuils et la chaise du lac.') },
    { key: 'outdoor-dining', subject: 'alder-outdoor-dining-table', name: t('Outdoor Dining', 'Repas'), about: t('Long lunches, however short the summer.', 'De longs déjeuners, même en court été.') },
  ] },
  { key: 'lighting', icon: 'lamp', subject: 'tate-arc-lamp', name: t('Lighting', 'Luminaires'), about: t('The cheapest way to change a room.', 'La façon la moins chère de changer une pièce.'), children: [
    { key: 'lamps', subject: 'vivienne-table-lamp', name: t('Lamps', 'Lampes'), about: t('Floor, table and arc.', 'Sur pied, de table et en arc.') },
    { key: 'ceiling-lights', subject: 'wren-pendant', name: t('Pendants', 'Suspensions'), about: t('Light that hangs exactly where the table is.', 'La lumière pile au-dessus de la table.') },
  ] },
  { key: 'rugs-mirrors', icon: 'rug', subject: 'ledger-rug', name: t('Rugs & Mirrors', 'Tapis et miroirs'), about: t('What finishes a room.', 'Ce qui termine une pièce.'), children: [
    { key: 'rugs', subject: 'medina-rug', name: t('Rugs', 'Tapis'), about: t('Flat weaves, low piles and two that go in the machine.', 'Tissages plats, velours ras et d’autres qui vont à la machine.') },
    { key: 'mirrors', subject: 'vivienne-arch-mirror', name: t('Mirrors', 'Miroirs'), about: t('More light without a window.', 'Plus de lumière sans fenêtre.') },
  ] },
  { key: 'kitchen-appliances', icon: 'fridge', subject: 'fjord-kitchen-package', name: t('Kitchen Appliances', 'Électroménagers'), about: t('Cold, heat, water and air, installed by our own people.', 'Le froid, le chaud, l’eau et l’air, installés par nos équipes.'), children: [
    { key: 'refrigerators', subject: 'fjord-700-french-door', name: t('Refrigerators', 'Réfrigérateurs'), about: t('French doors, columns and one with a chrome latch.', 'Deux battants, colonnes et un à loquet chromé.') },
    { key: 'freezers-wine', subject: 'garage-upright-17', name: t('Freezers & Wine', 'Congélateurs et caves'), about: t('For the garden’s harvest and the vineyard’s.', 'Pour la récolte du jardin et celle de la vigne.') },
    { key: 'ranges', subject: 'forge-36-gas-range', name: t('Ranges', 'Cuisinières'), about: t('Gas, electric and induction.', 'Gaz, électrique et induction.') },
    { key: 'cooktops-wall-ovens', subject: 'pavilion-wall-oven', name: t('Cooktops & Wall Ovens', 'Tables et fours'), about: t('Cooking, built in.', 'La cuisson, encastrée.') },
    { key: 'range-hoods', subject: 'updraft-36-hood', name: t('Range Hoods', 'Hottes'), about: t('Quiet air over hot pans.', 'De l’air calme au-dessus des poêles.') },
    { key: 'dishwashers', subject: 'brook-800-dishwasher', name: t('Dishwashers', 'Lave-vaisselle'), about: t('Down to 39 decibels, which is a library.', 'Jusqu’à 39 décibels, une bibliothèque.') },
    { key: 'microwaves', subject: 'minute-over-range', name: t('Microwaves', 'Micro-ondes'), about: t('On the counter or over the range.', 'Sur le comptoir ou au-dessus du feu.') },
    { key: 'kitchen-packages', subject: 'pavilion-kitchen-package', name: t('Kitchen Packages', 'Cuisines complètes'), about: t('One steel, one delivery, one price.', 'Un acier, une livraison, un prix.') },
  ] },
  { key: 'laundry', icon: 'washer', subject: 'stream-700-pair', name: t('Laundry', 'Buanderie'), about: t('Less water, less noise, fewer Sundays.', 'Moins d’eau, moins de bruit, moins de dimanches.'), children: [
    { key: 'washers', subject: 'stream-700-washer', name: t('Washers', 'Laveuses'), about: t('Front and top loaders, and one that fits a closet.', 'Frontales, verticales, et une qui entre dans un placard.') },
    { key: 'dryers', subject: 'stream-700-dryer', name: t('Dryers', 'Sécheuses'), about: t('Electric, gas and heat pump.', 'Électrique, gaz et pompe à chaleur.') },
    { key: 'laundry-pairs', subject: 'tide-700-pair', name: t('Laundry Pairs', 'Duos de buanderie'), about: t('Two that belong together.', 'Deux qui vont ensemble.') },
  ] },
];

function entry(
  leaf: Leaf,
  place: Pick<DemoCategory, 'id' | 'parentId' | 'level' | 'position' | 'icon'>,
  sections: readonly LandingSection[],
): DemoCategory {
  return {
    ...place,
    urlKey: leaf.key,
    name: leaf.name,
    description: leaf.about,
    metaTitle: leaf.name,
    metaDescription: t(`${leaf.name.en}: ${leaf.about.en}`, `${leaf.name.fr} : ${leaf.about.fr}`),
    displayMode: sections.length > 0 ? 'PAGE' : 'PRODUCTS',
    sortBy: leaf.sortBy ?? 'position',
    inMenu: true,
    image: `/media/products/${leaf.subject}-front.webp`,
    sections,
    featuredFilter:
      leaf.key === 'refrigerators' || leaf.key === 'ranges'
        ? 'features'
        : leaf.key === 'mattresses'
          ? 'firmness'
          : undefined,
  };
}

/** The tree, flat: root, departments (level 2) and their shelves (level 3), in menu order. Ids: 10, 11, 12 ...; 20, 21 ... */
export const categories: readonly DemoCategory[] = [
  {
    ...entry(
      {
        key: 'default-category',
        subject: 'hudson-sofa',
        name: t('Catalog', 'Catalogue'),
        about: t('Everything we sell.', 'Tout ce que nous vendons.'),
      },
      { id: rootCategoryId, parentId: 1, level: 1, position: 0, icon: '' },
      [],
    ),
    inMenu: false,
  },
  ...departments.flatMap((department, at) => {
    const id = (at + 1) * 10;
    const icon = `/media/icons/${department.icon}.svg`;
    return [
      entry(
        department,
        { id, parentId: rootCategoryId, level: 2, position: at + 1, icon },
        landing(department.key),
      ),
      ...department.children.map((leaf, place) =>
        entry(leaf, { id: id + place + 1, parentId: id, level: 3, position: place + 1, icon }, []),
      ),
    ];
  }),
];
