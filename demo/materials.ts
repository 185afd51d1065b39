/** A material of swatches and rendered models. */
export interface Material {
  /** sRGB as #rrggbb. */
  colour: string;
  surface: 'fabric' | 'leather' | 'velvet' | 'wood' | 'metal' | 'lacquer' | 'glass' | 'stone' | 'rattan';
  label: { en: string; fr: string };
}

export const materials = {
  oat: { colour: '#d9cfbd', surface: 'fabric', label: { en: 'Oat', fr: 'Avoine' } },
  dove: { colour: '#a9abad', surface: 'fabric', label: { en: 'Dove gray', fr: 'Gris colombe' } },
  charcoal: { colour: '#45484d', surface: 'fabric', label: { en: 'Charcoal', fr: 'Anthracite' } },
  moss: { colour: '#6b7355', surface: 'fabric', label: { en: 'Moss', fr: 'Mousse' } },
  ink: { colour: '#2f4057', surface: 'fabric', label: { en: 'Ink blue', fr: 'Bleu encre' } },
  clay: { colour: '#b4694b', surface: 'fabric', label: { en: 'Clay', fr: 'Argile' } },
  saffron: { colour: '#c8952f', surface: 'velvet', label: { en: 'Saffron velvet', fr: 'Velours safran' } },
  emerald: { colour: '#24594a', surface: 'velvet', label: { en: 'Emerald velvet', fr: 'Velours émeraude' } },
  rose: { colour: '#b98481', surface: 'velvet', label: { en: 'Rose velvet', fr: 'Velours rose' } },
  cognac: { colour: '#8f5730', surface: 'leather', label: { en: 'Cognac leather', fr: 'Cuir cognac' } },
  espresso: { colour: '#40302a', surface: 'leather', label: { en: 'Espresso leather', fr: 'Cuir espresso' } },
  cream: { colour: '#ece5d8', surface: 'leather', label: { en: 'Cream leather', fr: 'Cuir crème' } },
  oak: { colour: '#c09a6b', surface: 'wood', label: { en: 'Natural oak', fr: 'Chêne naturel' } },
  walnut: { colour: '#6d4a33', surface: 'wood', label: { en: 'Walnut', fr: 'Noyer' } },
  ash: { colour: '#d8c7a9', surface: 'wood', label: { en: 'White ash', fr: 'Frêne blanchi' } },
  cherry: { colour: '#8a4b32', surface: 'wood', label: { en: 'Cherry', fr: 'Merisier' } },
  ebony: { colour: '#2b2623', surface: 'wood', label: { en: 'Ebony', fr: 'Ébène' } },
  white: { colour: '#f2f1ee', surface: 'lacquer', label: { en: 'White', fr: 'Blanc' } },
  black: { colour: '#1e1f21', surface: 'lacquer', label: { en: 'Black', fr: 'Noir' } },
  sage: { colour: '#a3ad97', surface: 'lacquer', label: { en: 'Sage', fr: 'Sauge' } },
  navy: { colour: '#27344b', surface: 'lacquer', label: { en: 'Navy', fr: 'Marine' } },
  steel: { colour: '#b9bcbf', surface: 'metal', label: { en: 'Stainless steel', fr: 'Acier inoxydable' } },
  graphite: { colour: '#4a4c4f', surface: 'metal', label: { en: 'Black stainless', fr: 'Inox noir' } },
  brass: { colour: '#b5924c', surface: 'metal', label: { en: 'Brushed brass', fr: 'Laiton brossé' } },
  marble: { colour: '#e6e3de', surface: 'stone', label: { en: 'White marble', fr: 'Marbre blanc' } },
  slate: { colour: '#5d6165', surface: 'stone', label: { en: 'Slate', fr: 'Ardoise' } },
  rattan: { colour: '#b48d5c', surface: 'rattan', label: { en: 'Rattan', fr: 'Rotin' } },
  glass: { colour: '#dfe8ea', surface: 'glass', label: { en: 'Clear glass', fr: 'Verre clair' } },
} as const satisfies Record<string, Material>;

export type MaterialId = keyof typeof materials;
