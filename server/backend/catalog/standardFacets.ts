import type { BilingualText } from './details.ts';

const t = (en: string, fr: string): BilingualText => ({ en, fr });

/**
 * The facets with a fixed set of values, shared by imports and the demo shop: the label of each value by facet code. The values of open
 * facets (brand, collection, price) come from the product.
 */
export const facetValues = {
  style: {
    modern: t('Modern', 'Moderne'),
    scandinavian: t('Scandinavian', 'Scandinave'),
    'mid-century': t('Mid-century', 'Années cinquante'),
    traditional: t('Traditional', 'Classique'),
    farmhouse: t('Farmhouse', 'Campagne'),
    industrial: t('Industrial', 'Industriel'),
    glam: t('Glam', 'Glamour'),
    coastal: t('Coastal', 'Bord de mer'),
  },
  colour_family: {
    beige: t('Beige', 'Beige'),
    grey: t('Gray', 'Gris'),
    green: t('Green', 'Vert'),
    blue: t('Blue', 'Bleu'),
    red: t('Terracotta', 'Terracotta'),
    yellow: t('Yellow', 'Jaune'),
    pink: t('Pink', 'Rose'),
    brown: t('Brown', 'Brun'),
    white: t('White', 'Blanc'),
    black: t('Black', 'Noir'),
    natural: t('Natural wood', 'Bois naturel'),
    silver: t('Silver', 'Argent'),
    gold: t('Gold', 'Doré'),
  },
  material: {
    fabric: t('Fabric', 'Tissu'),
    velvet: t('Velvet', 'Velours'),
    leather: t('Leather', 'Cuir'),
    wood: t('Wood', 'Bois'),
    metal: t('Metal', 'Métal'),
    lacquer: t('Lacquer', 'Laque'),
    stone: t('Stone', 'Pierre'),
    glass: t('Glass', 'Verre'),
    rattan: t('Rattan', 'Rotin'),
    foam: t('Memory foam', 'Mousse mémoire'),
    hybrid: t('Hybrid springs', 'Ressorts hybrides'),
    latex: t('Natural latex', 'Latex naturel'),
    wool: t('Wool', 'Laine'),
  },
  width_band: {
    'under-24': t('Under 24 in.', 'Moins de 24 po'),
    '24-30': t('24 to 30 in.', '24 à 30 po'),
    '30-36': t('30 to 36 in.', '30 à 36 po'),
    '36-48': t('36 to 48 in.', '36 à 48 po'),
    '48-60': t('48 to 60 in.', '48 à 60 po'),
    '60-72': t('60 to 72 in.', '60 à 72 po'),
    '72-84': t('72 to 84 in.', '72 à 84 po'),
    'over-84': t('84 in. and more', '84 po et plus'),
  },
  seats: {
    1: t('1 seat', '1 place'),
    2: t('2 seats', '2 places'),
    3: t('3 seats', '3 places'),
    4: t('4 seats', '4 places'),
    5: t('5 seats', '5 places'),
    6: t('6 seats', '6 places'),
    8: t('8 seats', '8 places'),
    10: t('10 seats', '10 places'),
  },
  features: {
    storage: t('Storage', 'Rangement'),
    reclining: t('Reclining', 'Inclinable'),
    swivel: t('Swivel', 'Pivotant'),
    extendable: t('Extendable', 'Avec rallonge'),
    'removable-covers': t('Removable covers', 'Housses amovibles'),
    'pet-friendly': t('Pet friendly', 'Résistant aux animaux'),
    chaise: t('Chaise', 'Méridienne'),
    adjustable: t('Adjustable height', 'Hauteur réglable'),
    'soft-close': t('Soft close', 'Fermeture amortie'),
    'cable-outlet': t('Cable outlet', 'Passe-câbles'),
    mirror: t('Mirror', 'Miroir'),
    dimmable: t('Dimmable', 'Variateur'),
    weatherproof: t('Weatherproof', 'Résiste aux intempéries'),
    washable: t('Washable', 'Lavable'),
    cooling: t('Cooling', 'Rafraîchissant'),
    'ice-maker': t('Ice maker', 'Machine à glaçons'),
    dispenser: t('Water dispenser', 'Distributeur d’eau'),
    'counter-depth': t('Counter depth', 'Profondeur comptoir'),
    connected: t('App control', 'Commande par application'),
    convection: t('Convection', 'Convection'),
    'air-fry': t('Air fry', 'Friture à l’air'),
    'self-clean': t('Self clean', 'Autonettoyant'),
    steam: t('Steam', 'Vapeur'),
    'third-rack': t('Third rack', 'Troisième panier'),
    sensor: t('Sensor', 'Détection automatique'),
    quiet: t('Under 45 dBA', 'Moins de 45 dBA'),
    ductless: t('Ductless option', 'Recirculation possible'),
    'frost-free': t('Frost free', 'Sans givre'),
    stackable: t('Stackable', 'Superposable'),
    ada: t('ADA compliant', 'Accessible (ADA)'),
  },
  fuel: {
    gas: t('Natural gas', 'Gaz naturel'),
    electric: t('Electric', 'Électrique'),
    induction: t('Induction', 'Induction'),
  },
  shape: {
    rectangle: t('Rectangular', 'Rectangulaire'),
    round: t('Round', 'Rond'),
    oval: t('Oval', 'Ovale'),
    arch: t('Arched', 'Cintré'),
    square: t('Square', 'Carré'),
  },
  firmness: {
    plush: t('Plush', 'Moelleux'),
    medium: t('Medium', 'Mi-ferme'),
    firm: t('Firm', 'Ferme'),
  },
  capacity_band: {
    'under-10': t('Under 10 cu. ft.', 'Moins de 283 L'),
    '10-18': t('10 to 18 cu. ft.', '283 à 510 L'),
    '18-24': t('18 to 24 cu. ft.', '510 à 680 L'),
    'over-24': t('24 cu. ft. and more', '680 L et plus'),
  },
  energy_star: { yes: t('ENERGY STAR certified', 'Certifié ENERGY STAR') },
} as const;

export const facetLabels: Record<FacetCode, BilingualText> = {
  style: t('Style', 'Style'),
  colour_family: t('Color', 'Couleur'),
  material: t('Material', 'Matériau'),
  width_band: t('Width', 'Largeur'),
  seats: t('Seats', 'Places'),
  features: t('Features', 'Caractéristiques'),
  fuel: t('Fuel', 'Énergie'),
  shape: t('Shape', 'Forme'),
  firmness: t('Firmness', 'Fermeté'),
  capacity_band: t('Capacity', 'Capacité'),
  energy_star: t('Energy', 'Énergie verte'),
};

export type FacetCode = keyof typeof facetValues;
export type StyleKey = keyof typeof facetValues.style;
export type FeatureKey = keyof typeof facetValues.features;
export type ColourFamily = keyof typeof facetValues.colour_family;

/** A value of a facet with both labels. */
export const standardFacet = <Code extends FacetCode>(
  code: Code,
  value: keyof (typeof facetValues)[Code] & string,
) => ({ code, value, facetLabel: facetLabels[code], label: facetValues[code][value] });

/** The facet values of a product: keys of facetValues. */
export type Facets = {
  [Code in FacetCode]?: readonly `${keyof (typeof facetValues)[Code] & (string | number)}`[];
};

const widthSteps = [
  [24, 'under-24'],
  [30, '24-30'],
  [36, '30-36'],
  [48, '36-48'],
  [60, '48-60'],
  [72, '60-72'],
  [84, '72-84'],
] as const;

export function widthBand(inches: number): keyof typeof facetValues.width_band {
  return widthSteps.find(([below]) => inches < below)?.[1] ?? 'over-84';
}
