import type { DemoClip, DemoDevice } from './shopTypes.ts';
import type { Text } from './text.ts';

/** Member code and passcode for registering a device, and the passcode of its staff menu. `npm start` prints them. */
export const kioskMember = { memberCode: 'MAPLE-001', passcode: '2468', staffPasscode: '135790' } as const;

const clip = (
  slug: string,
  orientation: DemoClip['orientation'],
  link: string,
  title: Text,
  duration = 8_000,
): DemoClip => ({
  slug,
  orientation,
  link,
  title,
  duration,
  url: `/media/clips/${slug}.mp4`,
  kind: 'video',
  captions: `/media/clips/${slug}.{language}.vtt`,
});

/** A picture that the loop shows like a clip. */
const still = (
  slug: string,
  kind: 'image' | 'product',
  orientation: DemoClip['orientation'],
  picture: string,
  link: string,
  title: Text,
): DemoClip => ({
  slug,
  kind,
  orientation,
  link,
  title,
  url: `/media/${picture}.webp`,
  duration: 7_000,
  captions: '',
});

export const clips: readonly DemoClip[] = [
  clip('living-room', 'landscape', '/catalog/living-room', { en: 'Living rooms', fr: 'Salons' }),
  clip('hudson-sofa', 'landscape', '/product/hudson-sofa', { en: 'The Hudson sofa', fr: 'Le canapé Hudson' }),
  clip('kitchen-suite', 'landscape', '/catalog/kitchen-appliances', {
    en: 'Kitchen packages',
    fr: 'Cuisines complètes',
  }),
  clip('laundry-day', 'landscape', '/catalog/laundry', { en: 'Laundry pairs', fr: 'Duos de buanderie' }),
  clip('bedroom-calm', 'landscape', '/catalog/bedroom', {
    en: 'A calmer bedroom',
    fr: 'Une chambre plus calme',
  }),
  clip('patio', 'landscape', '/catalog/outdoor', { en: 'Out on the patio', fr: 'Sur la terrasse' }),
  still('card-hudson-sofa', 'product', 'landscape', 'products/hudson-sofa-front', '/product/hudson-sofa', {
    en: 'Hudson Sofa',
    fr: 'Canapé Hudson',
  }),
  still('dining-still', 'image', 'landscape', 'scenes/dining-room', '/catalog/dining', {
    en: 'Around the table',
    fr: 'Autour de la table',
  }),
  clip('sofa-portrait', 'portrait', '/catalog/sofas', { en: 'Find your sofa', fr: 'Trouvez votre canapé' }),
  clip('kitchen-portrait', 'portrait', '/catalog/refrigerators', {
    en: 'Cold, beautifully',
    fr: 'Le froid, en beauté',
  }),
  still(
    'card-hudson-sofa-tall',
    'product',
    'portrait',
    'products/hudson-sofa-front',
    '/product/hudson-sofa',
    {
      en: 'Hudson Sofa',
      fr: 'Canapé Hudson',
    },
  ),
];

const landscape = clips.filter((item) => item.orientation === 'landscape').map((item) => item.slug);
const portrait = clips.filter((item) => item.orientation === 'portrait').map((item) => item.slug);

// biome-ignore format: a table, one row a device
export const devices: readonly DemoDevice[] = [
  { id: 'entrance-kiosk', name: 'Entrance kiosk', type: 'kiosk', orientation: 'landscape', locationCode: 'portland-pearl', playlist: landscape },
  { id: 'sofa-gallery-kiosk', name: 'Sofa gallery kiosk', type: 'kiosk', orientation: 'portrait', locationCode: 'portland-pearl', playlist: portrait },
  { id: 'kitchen-tv', name: 'Kitchen wall TV', type: 'tv', orientation: 'landscape', locationCode: 'portland-pearl', playlist: ['kitchen-suite', 'laundry-day', 'living-room'] },
  { id: 'bedroom-tv', name: 'Bedroom gallery TV', type: 'tv', orientation: 'landscape', locationCode: 'seattle-ballard', playlist: ['bedroom-calm', 'living-room', 'patio'] },
  { id: 'ballard-kiosk', name: 'Ballard front window', type: 'kiosk', orientation: 'landscape', locationCode: 'seattle-ballard', playlist: [] },
];
