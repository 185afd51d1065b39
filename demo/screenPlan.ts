import type { Text } from './text.ts';

/** A staff playlist. Times are in the shop's time zone. */
export interface DemoPlaylist {
  name: string;
  priority: number;
  deviceId: string;
  from: string;
  until: string;
  /** Days after the first start until it begins. */
  beginsAfter?: number;
  clips: readonly string[];
}

/**
 * On the day of the Ballard front window "Kitchens at lunch" outranks "Front window, day", "Clearance" never wins, "Patio season" has
 * not begun, and nothing is scheduled from 20:30 to 21:00: that screen has no clips from its registration.
 */
export const demoPlaylists: readonly DemoPlaylist[] = [
  {
    name: 'Front window, day',
    priority: 10,
    deviceId: 'ballard-kiosk',
    from: '05:00',
    until: '20:30',
    clips: ['living-room', 'hudson-sofa', 'patio', 'dining-still'],
  },
  {
    name: 'Front window, night',
    priority: 10,
    deviceId: 'ballard-kiosk',
    from: '21:00',
    until: '05:00',
    clips: ['living-room', 'dining-still'],
  },
  {
    name: 'Kitchens at lunch',
    priority: 20,
    deviceId: 'ballard-kiosk',
    from: '11:30',
    until: '13:30',
    clips: ['kitchen-suite', 'laundry-day'],
  },
  {
    name: 'Clearance',
    priority: 5,
    deviceId: 'ballard-kiosk',
    from: '09:00',
    until: '18:00',
    clips: ['card-hudson-sofa'],
  },
  {
    name: 'Patio season',
    priority: 10,
    deviceId: 'ballard-kiosk',
    from: '07:00',
    until: '21:00',
    beginsAfter: 30,
    clips: ['patio'],
  },
  {
    name: 'Bedroom evenings',
    priority: 10,
    deviceId: 'bedroom-tv',
    from: '17:00',
    until: '21:00',
    clips: ['bedroom-calm', 'patio'],
  },
];

/** Hours during which a screen is turned off, by device. */
export const demoDarkHours: Readonly<Record<string, { from: string; until: string }>> = {
  'bedroom-tv': { from: '02:00', until: '05:00' },
};

/** A message of the location in Ballard. */
export interface DemoMessage {
  text: Text;
  /** Days after the first start, and the time in the shop's time zone. */
  starts: readonly [days: number, time: string];
  ends: readonly [days: number, time: string];
}

export const demoMessages: readonly DemoMessage[] = [
  {
    text: {
      en: 'Free delivery in Seattle all week',
      fr: 'Livraison gratuite à Seattle toute la semaine',
    },
    starts: [-1, '09:00'],
    ends: [6, '21:00'],
  },
  {
    text: {
      en: 'The showroom closes at six for inventory',
      fr: 'La salle d’exposition ferme à dix-huit heures pour l’inventaire',
    },
    starts: [2, '16:00'],
    ends: [2, '18:00'],
  },
  {
    text: { en: 'The parking lot is closed today', fr: 'Le stationnement est fermé aujourd’hui' },
    starts: [-5, '08:00'],
    ends: [-5, '20:00'],
  },
];
