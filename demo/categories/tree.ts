import { type Text, text } from '../text.ts';
import type { DemoCategory, LandingSection } from '../types.ts';
import { landing } from './landing.ts';

/** The root of the tree (docs/spec/03 §6) is not visible. */
export const rootCategoryId = 2;

interface Leaf {
  key: string;
  name: Text;
  about: Text;
  /** The picture subject for the category's image. */
  subject: string;
  sortBy?: DemoCategory['sortBy'];
}

interface Department extends Leaf {
  icon: string;
  children: readonly Leaf[];
}

// biome-ignore format: a table, one row a category
const departments: readonly Department[] = [
  { key: 'living-room', icon: 'sofa', subject: 'hudson-living-set', name: text('Living Room', 'Salon'), about: text('Sofas, chairs and tables for the room that has to do everything.', 'Canapés, fauteuils et tables pour la pièce qui doit tout faire.'), children: [
    { key: 'sofas', subject: 'alder-sofa', name: text('Sofas', 'Canapés'), about: text('Loveseats to four-seaters, in covers you can order by the swatch.', 'De la causeuse au quatre places, en revêtements à choisir sur échantillon.') },
    { key: 'sectionals', subject: 'hudson-sectional', name: text('Sectionals', 'Canapés d’angle'), about: text('Corners for films, families and very large dogs.', 'Des angles pour les films, les familles et les très grands chiens.') },
    { key: 'armchairs-recliners', subject: 'camden-club-chair', name: text('Armchairs & Recliners', 'Fauteuils'), about: text('One good chair changes a room faster than paint.', 'Un bon fauteuil change une pièce plus vite que la peinture.') },
    { key: 'ottomans-benches', subject: 'vivienne-ottoman', name: text('Ottomans & Benches', 'Poufs et bancs'), about: text('For feet, trays, boots and late guests.', 'Pour les pieds, les plateaux, les bottes et les invités tardifs.') },
    { key: 'coffee-side-tables', subject: 'vivienne-coffee-table', name: text('Coffee & Side Tables', 'Tables basses et d’appoint'), about: text('Wood, marble and glass at the height of your hand.', 'Bois, marbre et verre à hauteur de main.') },
    { key: 'tv-stands', subject: 'hudson-tv-stand', name: text('TV Stands', 'Meubles télé'), about: text('For screens from 55 to 85 inches and the boxes nobody wants to see.', 'Pour les écrans de 55 à 85 pouces et les boîtiers que personne ne veut voir.') },
    { key: 'living-room-sets', subject: 'camden-living-set', name: text('Living Room Sets', 'Ensembles de salon'), about: text('Pieces that agree, at a price for the set.', 'Des meubles d’accord entre eux, à prix d’ensemble.') },
  ] },
  { key: 'bedroom', icon: 'bed', subject: 'hudson-bedroom-set', name: text('Bedroom', 'Chambre'), about: text('Beds, mattresses and quiet storage.', 'Lits, matelas et rangements paisibles.'), children: [
    { key: 'beds', subject: 'hudson-bed', name: text('Beds', 'Lits'), about: text('Full, queen and king, in wood and in velvet.', 'Double, queen et king, en bois et en velours.') },
    { key: 'mattresses', subject: 'heron-mattress', name: text('Mattresses', 'Matelas'), about: text('Foam, springs and latex, with 120 nights to decide.', 'Mousse, ressorts et latex, avec 120 nuits pour décider.'), sortBy: 'price' },
    { key: 'dressers-nightstands', subject: 'hudson-dresser', name: text('Dressers & Nightstands', 'Commodes et chevets'), about: text('Drawers that close with a whisper.', 'Des tiroirs qui se ferment en chuchotant.') },
    { key: 'wardrobes', subject: 'tate-wardrobe', name: text('Wardrobes', 'Armoires'), about: text('Closets for rooms that were built without one.', 'Des placards pour les pièces qui n’en avaient pas.') },
    { key: 'bedroom-sets', subject: 'camden-bedroom-set', name: text('Bedroom Sets', 'Ensembles de chambre'), about: text('Bed, nightstands and dresser in one delivery.', 'Lit, chevets et commode en une livraison.') },
  ] },
  { key: 'dining', icon: 'table', subject: 'hudson-dining-set-7', name: text('Dining', 'Salle à manger'), about: text('Tables to stay at and chairs to stay on.', 'Des tables où rester et des chaises pour le faire.'), children: [
    { key: 'dining-tables', subject: 'alder-dining-table', name: text('Dining Tables', 'Tables'), about: text('From two for breakfast to ten for the holidays.', 'De deux au petit déjeuner à dix aux fêtes.') },
    { key: 'dining-chairs', subject: 'alder-dining-chair', name: text('Dining Chairs', 'Chaises'), about: text('Spindles, shells, ladders and upholstery.', 'Barreaux, coques, échelles et rembourrage.') },
    { key: 'bar-stools', subject: 'camden-bar-stool', name: text('Counter Stools', 'Tabourets'), about: text('Company for whoever is cooking.', 'De la compagnie pour qui cuisine.') },
    { key: 'sideboards', subject: 'hudson-sideboard', name: text('Sideboards', 'Buffets'), about: text('Room for the good plates and the other ones.', 'De la place pour les belles assiettes et les autres.') },
    { key: 'dining-sets', subject: 'alder-dining-set-5', name: text('Dining Sets', 'Ensembles'), about: text('Table and chairs, chosen together.', 'Table et chaises, choisies ensemble.') },
  ] },
  { key: 'home-office', icon: 'desk', subject: 'hudson-desk', name: text('Home Office', 'Bureau'), about: text('Work where you live without it looking like work.', 'Travailler chez soi sans que cela se voie.'), children: [
    { key: 'desks', subject: 'tate-standing-desk', name: text('Desks', 'Bureaux'), about: text('Sitting, standing and in between.', 'Assis, debout et entre les deux.') },
    { key: 'office-chairs', subject: 'tate-task-chair', name: text('Office Chairs', 'Sièges de bureau'), about: text('Eight hours, five days, ten years.', 'Huit heures, cinq jours, dix ans.') },
    { key: 'bookcases', subject: 'hudson-bookcase', name: text('Bookcases', 'Bibliothèques'), about: text('Shelves that stay straight under encyclopedias.', 'Des tablettes droites même sous les encyclopédies.') },
  ] },
  { key: 'outdoor', icon: 'sun', subject: 'wren-outdoor-set', name: text('Outdoor', 'Extérieur'), about: text('Furniture that stays out in the rain and looks better for it.', 'Des meubles qui restent sous la pluie et s’en portent mieux.'), children: [
    { key: 'outdoor-lounge', subject: 'wren-outdoor-sofa', name: text('Outdoor Lounge', 'Détente'), about: text('Sofas, chairs and the chair by the lake.', 'Canapés, fauteuils et la chaise du lac.') },
    { key: 'outdoor-dining', subject: 'alder-outdoor-dining-table', name: text('Outdoor Dining', 'Repas'), about: text('Long lunches, however short the summer.', 'De longs déjeuners, même en court été.') },
  ] },
  { key: 'lighting', icon: 'lamp', subject: 'tate-arc-lamp', name: text('Lighting', 'Luminaires'), about: text('The cheapest way to change a room.', 'La façon la moins chère de changer une pièce.'), children: [
    { key: 'lamps', subject: 'vivienne-table-lamp', name: text('Lamps', 'Lampes'), about: text('Floor, table and arc.', 'Sur pied, de table et en arc.') },
    { key: 'ceiling-lights', subject: 'wren-pendant', name: text('Pendants', 'Suspensions'), about: text('Light that hangs exactly where the table is.', 'La lumière pile au-dessus de la table.') },
  ] },
  { key: 'rugs-mirrors', icon: 'rug', subject: 'ledger-rug', name: text('Rugs & Mirrors', 'Tapis et miroirs'), about: text('What finishes a room.', 'Ce qui termine une pièce.'), children: [
    { key: 'rugs', subject: 'medina-rug', name: text('Rugs', 'Tapis'), about: text('Flat weaves, low piles and two that go in the machine.', 'Tissages plats, velours ras et d’autres qui vont à la machine.') },
    { key: 'mirrors', subject: 'vivienne-arch-mirror', name: text('Mirrors', 'Miroirs'), about: text('More light without a window.', 'Plus de lumière sans fenêtre.') },
  ] },
  { key: 'kitchen-appliances', icon: 'fridge', subject: 'fjord-kitchen-package', name: text('Kitchen Appliances', 'Électroménagers'), about: text('Cold, heat, water and air, installed by our own people.', 'Le froid, le chaud, l’eau et l’air, installés par nos équipes.'), children: [
    { key: 'refrigerators', subject: 'fjord-700-french-door', name: text('Refrigerators', 'Réfrigérateurs'), about: text('French doors, columns and one with a chrome latch.', 'Deux battants, colonnes et un à loquet chromé.') },
    { key: 'freezers-wine', subject: 'garage-upright-17', name: text('Freezers & Wine', 'Congélateurs et caves'), about: text('For the garden’s harvest and the vineyard’s.', 'Pour la récolte du jardin et celle de la vigne.') },
    { key: 'ranges', subject: 'forge-36-gas-range', name: text('Ranges', 'Cuisinières'), about: text('Gas, electric and induction.', 'Gaz, électrique et induction.') },
    { key: 'cooktops-wall-ovens', subject: 'pavilion-wall-oven', name: text('Cooktops & Wall Ovens', 'Tables et fours'), about: text('Cooking, built in.', 'La cuisson, encastrée.') },
    { key: 'range-hoods', subject: 'updraft-36-hood', name: text('Range Hoods', 'Hottes'), about: text('Quiet air over hot pans.', 'De l’air calme au-dessus des poêles.') },
    { key: 'dishwashers', subject: 'brook-800-dishwasher', name: text('Dishwashers', 'Lave-vaisselle'), about: text('Down to 39 decibels, which is a library.', 'Jusqu’à 39 décibels, une bibliothèque.') },
    { key: 'microwaves', subject: 'minute-over-range', name: text('Microwaves', 'Micro-ondes'), about: text('On the counter or over the range.', 'Sur le comptoir ou au-dessus du feu.') },
    { key: 'kitchen-packages', subject: 'pavilion-kitchen-package', name: text('Kitchen Packages', 'Cuisines complètes'), about: text('One steel, one delivery, one price.', 'Un acier, une livraison, un prix.') },
  ] },
  { key: 'laundry', icon: 'washer', subject: 'stream-700-pair', name: text('Laundry', 'Buanderie'), about: text('Less water, less noise, fewer Sundays.', 'Moins d’eau, moins de bruit, moins de dimanches.'), children: [
    { key: 'washers', subject: 'stream-700-washer', name: text('Washers', 'Laveuses'), about: text('Front and top loaders, and one that fits a closet.', 'Frontales, verticales, et une qui entre dans un placard.') },
    { key: 'dryers', subject: 'stream-700-dryer', name: text('Dryers', 'Sécheuses'), about: text('Electric, gas and heat pump.', 'Électrique, gaz et pompe à chaleur.') },
    { key: 'laundry-pairs', subject: 'tide-700-pair', name: text('Laundry Pairs', 'Duos de buanderie'), about: text('Two that belong together.', 'Deux qui vont ensemble.') },
  ] },
];

function entry(
  leaf: Leaf,
  position: Pick<DemoCategory, 'id' | 'parentId' | 'level' | 'position' | 'icon'>,
  sections: readonly LandingSection[],
): DemoCategory {
  return {
    ...position,
    urlKey: leaf.key,
    name: leaf.name,
    description: leaf.about,
    metaTitle: leaf.name,
    metaDescription: text(`${leaf.name.en}: ${leaf.about.en}`, `${leaf.name.fr} : ${leaf.about.fr}`),
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

/** The tree as a list in menu order: root, departments (level 2: ids 10, 20 ...) and their categories (level 3: 11, 12 ...). */
export const categories: readonly DemoCategory[] = [
  {
    ...entry(
      {
        key: 'default-category',
        subject: 'hudson-sofa',
        name: text('Catalog', 'Catalogue'),
        about: text('Everything we sell.', 'Tout ce que nous vendons.'),
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
      ...department.children.map((leaf, index) =>
        entry(leaf, { id: id + index + 1, parentId: id, level: 3, position: index + 1, icon }, []),
      ),
    ];
  }),
];
