import { writeFileSync } from 'node:fs';

/** The captions of the demo shop's clips, one line per shot. The clips have no sound. */
const captions = {
  'living-room': {
    en: ['A room for the whole family.', 'Sofas, tables and rugs, made to last.'],
    fr: ['Une pièce pour toute la famille.', 'Canapés, tables et tapis, faits pour durer.'],
  },
  'hudson-sofa': {
    en: ['The Hudson sofa: three deep seats.', 'Choose among its fabrics in the store.'],
    fr: ['Le canapé Hudson : trois places profondes.', 'Choisissez parmi ses tissus en magasin.'],
  },
  'kitchen-suite': {
    en: ['A kitchen that matches.', 'Range, refrigerator and dishwasher as one package.'],
    fr: ['Une cuisine assortie.', 'Cuisinière, réfrigérateur et lave-vaisselle en un seul ensemble.'],
  },
  'laundry-day': {
    en: ['Washer and dryer, made for each other.', 'We deliver them and take the old ones away.'],
    fr: ['Laveuse et sécheuse, faites l’une pour l’autre.', 'Nous les livrons et reprenons les anciennes.'],
  },
  'bedroom-calm': {
    en: ['A calmer bedroom.', 'Try our mattresses for as long as you like.'],
    fr: ['Une chambre plus calme.', 'Essayez nos matelas aussi longtemps que vous le voulez.'],
  },
  patio: {
    en: ['Summer begins on the patio.', 'Tables and chairs that stay outside.'],
    fr: ['L’été commence sur la terrasse.', 'Des tables et des chaises qui restent dehors.'],
  },
  'sofa-portrait': {
    en: ['Find your sofa.', 'Touch the screen to see every size and fabric.'],
    fr: ['Trouvez votre canapé.', 'Touchez l’écran pour voir tailles et tissus.'],
  },
  'kitchen-portrait': {
    en: ['Cold, heat and fresh air.', 'French doors, and room for a whole week.'],
    fr: ['Le froid, la chaleur et l’air pur.', 'Des portes françaises, et de la place pour la semaine.'],
  },
};

const timestamp = (seconds) => `00:${seconds.toFixed(3).padStart(6, '0')}`;

/**
 * Writes base.en.vtt and base.fr.vtt next to a clip. shots: the lengths of its shots in seconds; blend: seconds by which two shots overlap
 */
export function writeCaptions(base, name, shots, blend) {
  for (const [language, lines] of Object.entries(captions[name] ?? {})) {
    let start = 0;
    const cues = lines.map((line, index) => {
      const end = start + shots[index] - blend;
      const cue = `${timestamp(start + 0.2)} --> ${timestamp(index === lines.length - 1 ? end + blend : end)}\n${line}\n`;
      start = end;
      return cue;
    });
    writeFileSync(`${base}.${language}.vtt`, `WEBVTT\n\n${cues.join('\n')}`);
  }
}
