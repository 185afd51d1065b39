import { warehouse } from '../../locations.ts';
import { type Text, text } from '../../text.ts';
import type { DemoProduct } from '../../types.ts';

interface AddOn {
  id: string;
  name: Text;
  lead: Text;
  /** Dollars; 0 is free. */
  price: number;
  /** The group on the product page. A part connects an appliance; an accessory does not. */
  kind: 'haul-away' | 'installation' | 'part' | 'accessory' | 'service';
}

/** Add-ons: sold with another product and not visible in the catalog. */
// biome-ignore format: a table, one row an item
export const services: readonly AddOn[] = [
  { id: 'delivery-haul-away', kind: 'haul-away', price: 39, name: text('Haul-Away of the Old Appliance', 'Reprise de l’ancien appareil'), lead: text('We disconnect the old machine, carry it out and have it recycled.', 'Nous débranchons l’ancien appareil, l’emportons et le faisons recycler.') },
  { id: 'installation-plug-in', kind: 'installation', price: 0, name: text('Unpack, Level and Plug In', 'Déballage, mise à niveau et branchement'), lead: text('The crew puts it in place, levels it and starts it once.', 'L’équipe le met en place, le met à niveau et le démarre une fois.') },
  { id: 'installation-standard', kind: 'installation', price: 149, name: text('Standard Installation', 'Installation standard'), lead: text('A licensed installer connects it to what is there and tests it with you.', 'Un installateur qualifié le raccorde à l’existant et l’essaie avec vous.') },
  { id: 'assembly-in-home', kind: 'service', price: 59, name: text('In-Home Assembly', 'Montage à domicile'), lead: text('Built, leveled and anchored in your room.', 'Monté, mis à niveau et fixé chez vous.') },
  { id: 'warranty-5-appliance', kind: 'service', price: 179, name: text('5-Year Appliance Protection', 'Protection appareil 5 ans'), lead: text('Parts and labor for five years, food loss included.', 'Pièces et main-d’œuvre pendant cinq ans, pertes alimentaires comprises.') },
  { id: 'fabric-protection-5', kind: 'service', price: 129, name: text('5-Year Fabric Protection', 'Protection tissu 5 ans'), lead: text('Spills, tears and one accident with a pen.', 'Taches, accrocs et un accident de stylo.') },
  { id: 'old-mattress-removal', kind: 'haul-away', price: 49, name: text('Old Mattress Removal', 'Reprise de l’ancien matelas'), lead: text('We take the old one away when the new one comes.', 'Nous emportons l’ancien à l’arrivée du nouveau.') },
  { id: 'mattress-protector', kind: 'accessory', price: 79, name: text('Cooling Mattress Protector', 'Protège-matelas rafraîchissant'), lead: text('A quiet waterproof layer that washes at any temperature.', 'Une couche imperméable et silencieuse, lavable à toute température.') },
  { id: 'rug-pad', kind: 'accessory', price: 49, name: text('Felt Rug Pad', 'Sous-tapis de feutre'), lead: text('Recycled felt that stops the slide and softens the step.', 'Un feutre recyclé qui empêche de glisser et adoucit le pas.') },
  { id: 'outdoor-cover', kind: 'accessory', price: 89, name: text('Fitted Outdoor Cover', 'Housse d’extérieur ajustée'), lead: text('Breathable, with ties that hold in wind.', 'Respirante, avec des liens qui tiennent au vent.') },
  { id: 'water-line-kit', kind: 'part', price: 29, name: text('Braided Water Line, 10 ft', 'Tuyau d’eau tressé, 10 pi'), lead: text('Steel braid with both fittings for the ice maker.', 'Tresse d’acier avec les deux raccords pour la machine à glaçons.') },
  { id: 'water-filter', kind: 'part', price: 49, name: text('Water Filter, 6 Months', 'Filtre à eau, 6 mois'), lead: text('Turns in by a quarter, drips nothing.', 'Se visse d’un quart de tour, sans une goutte.') },
  { id: 'range-cord-4', kind: 'part', price: 34, name: text('Range Cord, 4-Prong, 6 ft', 'Cordon de cuisinière, 4 broches, 6 pi'), lead: text('Fifty amperes, right-angle plug.', 'Cinquante ampères, fiche coudée.') },
  { id: 'dryer-cord-4', kind: 'part', price: 29, name: text('Dryer Cord, 4-Prong, 6 ft', 'Cordon de sécheuse, 4 broches, 6 pi'), lead: text('Thirty amperes, with strain relief.', 'Trente ampères, avec serre-câble.') },
  { id: 'dishwasher-cord', kind: 'part', price: 24, name: text('Dishwasher Power Cord', 'Cordon de lave-vaisselle'), lead: text('For a plug under the sink instead of a wired box.', 'Pour une prise sous l’évier plutôt qu’un boîtier câblé.') },
  { id: 'dishwasher-hose', kind: 'part', price: 22, name: text('Dishwasher Water Line, 6 ft', 'Tuyau d’eau de lave-vaisselle, 6 pi'), lead: text('Steel braid with the elbow that the inlet needs.', 'Tresse d’acier avec le coude que demande l’entrée d’eau.') },
  { id: 'gas-connector', kind: 'part', price: 39, name: text('Flexible Gas Connector, 4 ft', 'Raccord de gaz flexible, 4 pi'), lead: text('Coated stainless with a shut-off valve.', 'Inox gainé avec robinet d’arrêt.') },
  { id: 'dryer-vent-kit', kind: 'part', price: 24, name: text('Dryer Vent Kit', 'Nécessaire d’évacuation'), lead: text('Eight feet of semi-rigid duct and two clamps.', 'Huit pieds de conduit semi-rigide et deux colliers.') },
  { id: 'washer-hoses', kind: 'part', price: 27, name: text('Braided Washer Hoses, Pair', 'Tuyaux tressés de laveuse, la paire'), lead: text('Burst-proof, with the washers already in.', 'Anti-éclatement, joints déjà en place.') },
];

const icons: Record<AddOn['kind'], string> = {
  'haul-away': 'haul-away',
  installation: 'wrench',
  part: 'part',
  accessory: 'part',
  service: 'service',
};

/** An add-on as a product. It has a name and a price, but no pictures. */
export function serviceProduct(service: AddOn, sku: string, position: number): DemoProduct {
  return {
    sku,
    urlKey: service.id,
    type: 'simple',
    family: service.kind,
    name: service.name,
    shortDescription: service.lead,
    description: { en: `<p>${service.lead.en}</p>`, fr: `<p>${service.lead.fr}</p>` },
    modelNumber: sku,
    categories: [],
    visibility: 'Not Visible Individually',
    price: service.price * 100,
    listPrice: service.price * 100,
    poa: false,
    msrpEnabled: false,
    addable: true,
    displayPrice: true,
    flags: [],
    features: [],
    facets: {},
    specs: [],
    customColumns: [],
    energyStar: false,
    freeSwatches: 0,
    documents: [],
    images: [`/media/icons/${icons[service.kind]}.svg`],
    image360: [],
    options: [],
    variants: [],
    bundle: [],
    stock: { [warehouse]: 9999 },
    outlets: [],
    reviews: { count: 0, rating: 0, distribution: [0, 0, 0, 0, 0], written: [] },
    addOns: [],
    preselectedAddOns: [],
    related: [],
    crosssells: [],
    position,
    daysOld: 1000,
  };
}
