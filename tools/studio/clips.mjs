import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { printHelp } from '../../scripts/setup/usage.mjs';
import { writeCaptions } from './clipCaptions.mjs';
import { lettering, pen } from './lettering.mjs';

printHelp(`Usage: node tools/studio/clips.mjs [--captions] [NAME ...]

Renders all or some clips of the demo shop from its pictures and writes their captions. Requires ffmpeg with libx264.

  --captions   write the captions only, without ffmpeg`);

const media = fileURLToPath(new URL('../../demo/media/', import.meta.url));
const rate = 30;
const blend = 0.9;

/** ffmpeg filter that decodes a picture once and repeats it for the whole clip. */
const hold = `loop=loop=-1:size=1:start=0,setpts=N/${rate}/TB,fps=${rate}`;

/** A crop of a picture: the centre as fractions of width and height, and the zoom. */
const at = (x, y, zoom) => ({ x, y, zoom });

// Portrait clips have no title card, because logo, captions and the loop's title need the top and bottom of the screen.
const clips = {
  'living-room': {
    title: 'LIVING ROOMS',
    shots: [
      { picture: 'scenes/living-room', seconds: 4.6, from: at(0.44, 0.5, 1), to: at(0.5, 0.52, 1.08) },
      { picture: 'scenes/living-room', seconds: 4.3, from: at(0.66, 0.6, 1.5), to: at(0.6, 0.6, 1.42) },
    ],
  },
  'hudson-sofa': {
    title: 'THE HUDSON SOFA',
    shots: [
      {
        picture: 'products/hudson-sofa-front',
        seconds: 4.6,
        from: at(0.5, 0.5, 1),
        to: at(0.5, 0.5, 1.1),
        paper: true,
      },
      {
        picture: 'products/hudson-sofa-side',
        seconds: 4.3,
        from: at(0.5, 0.5, 1.12),
        to: at(0.5, 0.5, 1.02),
        paper: true,
      },
    ],
  },
  'kitchen-suite': {
    title: 'KITCHENS',
    shots: [
      { picture: 'scenes/kitchen', seconds: 4.6, from: at(0.46, 0.5, 1), to: at(0.5, 0.52, 1.08) },
      { picture: 'scenes/kitchen', seconds: 4.3, from: at(0.72, 0.55, 1.5), to: at(0.67, 0.55, 1.4) },
    ],
  },
  'laundry-day': {
    title: 'LAUNDRY',
    shots: [
      { picture: 'scenes/laundry', seconds: 4.6, from: at(0.44, 0.5, 1), to: at(0.49, 0.53, 1.08) },
      { picture: 'scenes/laundry', seconds: 4.3, from: at(0.6, 0.62, 1.45), to: at(0.65, 0.6, 1.38) },
    ],
  },
  'bedroom-calm': {
    title: 'BEDROOMS',
    shots: [
      { picture: 'scenes/bedroom', seconds: 4.6, from: at(0.45, 0.5, 1.02), to: at(0.5, 0.53, 1.1) },
      { picture: 'scenes/bedroom', seconds: 4.3, from: at(0.6, 0.6, 1.5), to: at(0.64, 0.58, 1.4) },
    ],
  },
  patio: {
    title: 'OUTDOORS',
    shots: [
      { picture: 'scenes/patio', seconds: 4.6, from: at(0.44, 0.52, 1), to: at(0.5, 0.54, 1.08) },
      { picture: 'scenes/patio', seconds: 4.3, from: at(0.66, 0.62, 1.45), to: at(0.6, 0.62, 1.38) },
    ],
  },
  'sofa-portrait': {
    portrait: true,
    shots: [
      { picture: 'scenes/living-room-tall', seconds: 4.6, from: at(0.5, 0.5, 1), to: at(0.54, 0.54, 1.08) },
      {
        picture: 'products/hudson-sofa-front',
        seconds: 4.3,
        from: at(0.5, 0.5, 1.08),
        to: at(0.5, 0.5, 1),
        paper: true,
      },
    ],
  },
  'kitchen-portrait': {
    portrait: true,
    shots: [
      { picture: 'scenes/kitchen-tall', seconds: 4.6, from: at(0.42, 0.5, 1), to: at(0.56, 0.52, 1.06) },
      {
        picture: 'products/fjord-700-french-door-front',
        seconds: 4.3,
        from: at(0.5, 0.5, 1.08),
        to: at(0.5, 0.5, 1),
        paper: true,
      },
    ],
  },
};

const work = mkdtempSync(path.join(tmpdir(), 'clips-'));
mkdirSync(path.join(media, 'clips'), { recursive: true });
try {
  const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const hasVideos = !process.argv.includes('--captions');
  for (const [name, clip] of Object.entries(clips)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const lengths = clip.shots.map(({ seconds }) => seconds);
    writeCaptions(path.join(media, 'clips', name), name, lengths, blend);
    if (hasVideos) await cut(name, clip);
  }
} finally {
  rmSync(work, { recursive: true });
}

async function cut(name, { title, shots, portrait }) {
  const [width, height] = portrait ? [1080, 1920] : [1920, 1080];
  const inputs = [];
  const steps = [];
  for (const [index, shot] of shots.entries()) {
    const still = path.join(work, `${name}-${index}.png`);
    await stillOf(shot, width, height).toFile(still);
    inputs.push('-i', still);
    steps.push(`[${index}]format=yuv420p,${hold},${glide(shot)},setsar=1[s${index}]`);
  }
  const cutAt = shots[0].seconds - blend;
  const seconds = shots.reduce((sum, shot) => sum + shot.seconds, 0) - blend * (shots.length - 1);
  const crossed = `[s0][s1]xfade=transition=fade:duration=${blend}:offset=${cutAt}`;
  if (title) {
    const card = path.join(work, `${name}.png`);
    await sharp(titleCard(title, width, height, shots[0].paper))
      .png()
      .toFile(card);
    inputs.push('-i', card);
    steps.push(
      `${crossed}[film]`,
      `[${shots.length}]format=yuva420p,${hold},fade=in:st=0.7:d=0.9:alpha=1,fade=out:st=${cutAt - 0.2}:d=0.7:alpha=1[title]`,
      '[film][title]overlay=format=yuv420[out]',
    );
  } else steps.push(`${crossed}[out]`);
  const target = path.join(media, 'clips', `${name}.mp4`);
  const encoding = [
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '24',
    '-maxrate',
    '1100k',
    '-bufsize',
    '2200k',
  ];
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    ...inputs,
    '-filter_complex',
    steps.join(';'),
    '-map',
    '[out]',
    '-t',
    String(seconds),
    '-r',
    String(rate),
    ...encoding,
    '-movflags',
    '+faststart',
    '-an',
    target,
  ]);
  const poster = path.join(work, `${name}-poster.png`);
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-ss', '2.4', '-i', target, '-frames:v', '1', poster]);
  await sharp(poster)
    .webp({ quality: 78 })
    .toFile(path.join(media, 'clips', `${name}.webp`));
  console.log(`${name}.mp4 written`);
}

/** The picture in the size of the clip. A product gets a background in its own colour, with space for the title. */
function stillOf({ picture, paper }, width, height) {
  const file = path.join(media, `${picture}.webp`);
  if (!paper) return sharp(file).resize(width, height, { fit: 'cover', kernel: 'lanczos3' });
  const side = Math.min(width, height);
  const left = width > height ? width - side : 0;
  const top = Math.round((height - side) * 0.5);
  return sharp(file)
    .resize(side, side)
    .extend({ left, right: width - side - left, top, bottom: height - side - top, background: '#f4f2ee' });
}

/** ffmpeg filter for a slow move from one crop to another, with subpixel precision. */
function glide({ from, to, seconds }) {
  const share = `min(on/${Math.round(seconds * rate)}\\,1)`;
  const eased = `(${share}*${share}*(3-2*${share}))`;
  const value = (a, b) => `(${a}+(${(b - a).toFixed(4)})*${eased})`;
  const size = value(1 / from.zoom, 1 / to.zoom);
  const corner = (length, a, b, end) => {
    const start = `clip(${value(a, b)}-${size}/2\\,0\\,max(0\\,1-${size}))`;
    return `${length}*(${start}${end ? `+${size}` : ''})`;
  };
  const [left, right] = [corner('W', from.x, to.x, false), corner('W', from.x, to.x, true)];
  const [top, bottom] = [corner('H', from.y, to.y, false), corner('H', from.y, to.y, true)];
  return `perspective=x0=${left}:y0=${top}:x1=${right}:y1=${top}:x2=${left}:y2=${bottom}:x3=${right}:y3=${bottom}:interpolation=linear:sense=source:eval=frame`;
}

function titleCard(title, width, height, dark) {
  const text = lettering(title, 26, 0.68);
  const scale = Math.min(1, (width * 0.31) / text.width);
  const colour = dark ? '#1f4d3f' : '#2b2a26';
  const rule = `<path d="M0 ${112 * scale}H90" ${pen(5, '#b4532a')}/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${width * 0.075} ${height * 0.3})"><g transform="scale(${scale})" ${pen(8, colour)}>${text.svg}</g>${rule}</g></svg>`,
  );
}
