import { type Text, text } from '../text.ts';

/** Returns the text in the language for which a template is being rendered. */
export type Localize = (en: string, fr: string) => string;

/** Runs a template once for each language. */
export function html(template: (localize: Localize) => string): Text {
  const tidy = (text: string) => text.replace(/\n\s+/g, '\n').trim();
  return { en: tidy(template((en) => en)), fr: tidy(template((_en, fr) => fr)) };
}

/** The arguments of `Localize`. */
export const both = ({ en, fr }: Text): [en: string, fr: string] => [en, fr];

/** Alternative texts of the room pictures (tools/studio/rooms). */
export const sceneAlts = {
  'living-room': text(
    'A living room with a moss green sofa, an oval walnut table and a reading lamp',
    'Un salon avec un canapé vert mousse, une table ovale de noyer et une lampe de lecture',
  ),
  'dining-room': text(
    'A long oak table with black spindle chairs below two black pendants',
    'Une longue table de chêne et des chaises noires à barreaux sous deux suspensions noires',
  ),
  bedroom: text(
    'A bedroom with a rust upholstered bed between two oak nightstands',
    'Une chambre avec un lit rembourré couleur rouille entre deux chevets de chêne',
  ),
  kitchen: text(
    'A sage green kitchen with a stainless range, dishwasher and refrigerator',
    'Une cuisine vert sauge avec cuisinière, lave-vaisselle et réfrigérateur en inox',
  ),
  laundry: text(
    'A laundry room with a white washer and dryer between navy blue cabinets',
    'Une buanderie avec laveuse et sécheuse blanches entre des armoires bleu marine',
  ),
  'home-office': text(
    'A home office with a desk and a chair',
    'Un bureau à la maison, avec sa table et son siège',
  ),
  patio: text(
    'A patio with a wooden sofa, cream cushions and a white lake chair',
    'Une terrasse avec un canapé de bois, des coussins crème et une chaise blanche',
  ),
} as const satisfies Record<string, Text>;

export type Scene = keyof typeof sceneAlts;

/** The picture of a room. Phones get the tall variant. */
export function scene(name: Scene, alt: string, priority = false): string {
  return `<avb-picture data-src="/media/scenes/${name}.webp" data-src-xsmall="/media/scenes/${name}-tall.webp" data-width="2400" data-height="1200" data-alt="${alt}"${priority ? ' data-priority="yes"' : ''}></avb-picture>`;
}

interface Hero {
  /** h2 on a page that has its own h1, such as a category; otherwise h1. */
  heading?: 'h1' | 'h2';
  scene: Scene;
  alt: string;
  eyebrow: string;
  title: string;
  lead: string;
  links: readonly (readonly [href: string, label: string])[];
}

/** A full-width picture with text over it. The first link is the primary button. */
export function hero({ heading = 'h1', scene: name, alt, eyebrow, title, lead, links }: Hero): string {
  return `<section class="avb-hero">
    ${scene(name, alt, true)}
    <div class="avb-hero-copy">
      <p class="avb-eyebrow">${eyebrow}</p>
      <${heading}>${title}</${heading}>
      <p class="avb-lead">${lead}</p>
      <p>${links.map(([href, label], at) => `<avb-link class="avb-cta${at > 0 ? ' avb-cta--light' : ''}" href="${href}">${label}</avb-link>`).join(' ')}</p>
    </div>
  </section>`;
}

/** A picture and a text side by side. */
export function split({ scene: name, alt, eyebrow, title, lead, links }: Omit<Hero, 'heading'>): string {
  return `<section class="avb-section">
    <div class="avb-split">
      ${scene(name, alt)}
      <div>
        <p class="avb-eyebrow">${eyebrow}</p>
        <h2>${title}</h2>
        <p class="avb-lead">${lead}</p>
        <p>${links.map(([href, label]) => `<avb-link class="avb-cta avb-cta--quiet" href="${href}">${label}</avb-link>`).join(' ')}</p>
      </div>
    </div>
  </section>`;
}

/** A link with a picture and a caption. */
export function tile(href: string, picture: string, title: string, line: string): string {
  return `<avb-link class="avb-tile" href="${href}">
    <avb-picture data-src="${picture}" data-width="1200" data-height="900" data-sizes="(min-width: 960px) 30vw, 50vw" data-alt=""></avb-picture>
    <span class="avb-tile-copy"><strong>${title}</strong><span>${line}</span></span>
  </avb-link>`;
}

/** An icon, a title and one line of text. */
export function service(icon: string, title: string, line: string): string {
  return `<div class="avb-service"><avb-svg data-src="/media/icons/${icon}.svg" data-alt="" data-width="32" data-height="32"></avb-svg><div><h2>${title}</h2><p>${line}</p></div></div>`;
}

/** The title of a section, with a link to the complete list from which the section is a selection. */
export function sectionHead(title: string, href: string, label: string): string {
  return `<div class="avb-section-head"><h2>${title}</h2><avb-link href="${href}">${label}</avb-link></div>`;
}
