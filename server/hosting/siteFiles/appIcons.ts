import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { TenantConfig } from '../../../contract/config.ts';
import { loadSharp } from '../../files/loadSharp.ts';
import { type MediaFolders, mediaFileOf } from '../mediaFile.ts';
import type { ConfigOf } from '../tenantConfigs.ts';

interface AppIcon {
  width: number;
  height: number;
  /** Side of the drawing as a fraction of the shorter side of the image. */
  scale: number;
  /** Whether the tenant's colour fills the background. */
  isFilled: boolean;
}

/** A square inside the safe zone of a maskable icon (a circle of 80 % of its width) has at most 0.8 / √2 of the width. */
const SAFE_SCALE = 0.56;

const plain = (side: number): AppIcon => ({ width: side, height: side, scale: 1, isFilled: false });
const maskable = (side: number): AppIcon => ({
  width: side,
  height: side,
  scale: SAFE_SCALE,
  isFilled: true,
});

/** Images of the installed app by path. The screens are used when the tenant has no screenshots. */
const pictures: Record<string, AppIcon> = {
  '/app-icons/any-192.png': plain(192),
  '/app-icons/any-512.png': plain(512),
  '/app-icons/maskable-192.png': maskable(192),
  '/app-icons/maskable-512.png': maskable(512),
  // iOS fills transparent corners with black, and rounds the corners itself.
  '/icons/apple-touch-icon.png': { width: 180, height: 180, scale: 0.8, isFilled: true },
  '/app-icons/screen-narrow.png': { width: 780, height: 1688, scale: 0.4, isFilled: true },
  '/app-icons/screen-wide.png': { width: 1280, height: 800, scale: 0.4, isFilled: true },
};

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** The tenant's colour for the frame of the app; white when the configuration has no colour that a manifest allows. */
export const themeColour = (config: TenantConfig | null): string =>
  HEX.test(config?.theme.primary ?? '') ? (config?.theme.primary ?? '') : '#ffffff';

async function draw(drawing: Buffer, { width, height, scale, isFilled }: AppIcon, colour: string) {
  const side = Math.round(Math.min(width, height) * scale);
  const sharp = await loadSharp();
  const inner = await sharp(drawing, { limitInputPixels: 50_000_000 })
    .timeout({ seconds: 10 })
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const background = isFilled ? colour : '#0000';
  return sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: inner }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

interface Options {
  configOf: ConfigOf;
  webFolder: string;
  folders: MediaFolders;
}

/**
 * Serves the icons of the installed app: the tenant's on the tenant's colour, or else the product's own. The server does not decode SVG
 * (server/files/loadSharp.ts), so a favicon is only used if it is PNG or WebP.
 */
export async function appIcons(app: FastifyInstance, { configOf, webFolder, folders }: Options) {
  const ownDrawing = () => readFile(join(webFolder, 'icons', 'icon-512.png'));

  /** The file of the tenant's icon, if it is an image below /media; null otherwise. Images of other sites are never fetched. */
  const fileOf = (icon: string) =>
    /^\/media\/[\w\-./]+\.(?:png|webp)$/.test(icon) ? mediaFileOf(icon, folders) : null;

  const drawn = new LRUCache<string, Buffer, { file: string | null; picture: AppIcon; colour: string }>({
    max: 200,
    fetchMethod: (_key, _last, { context: { file, picture, colour } }) =>
      (file ? readFile(file) : ownDrawing())
        .then((drawing) => draw(drawing, picture, colour))
        // Fall back if the icon file is missing or damaged.
        .catch(async () => draw(await ownDrawing(), picture, colour)),
    ignoreFetchAbort: true,
  });
  for (const [path, picture] of Object.entries(pictures)) {
    app.get(path, async (request, reply) => {
      const config = await configOf(request.host);
      const icon = config?.app_icon || config?.favicon || '';
      const colour = themeColour(config);
      const file = fileOf(icon);
      // A file that is written or replaced is drawn anew.
      const modifiedAt = file && ((await stat(file).catch(() => null))?.mtimeMs ?? null);
      const key = JSON.stringify([path, icon, modifiedAt, colour]);
      const bytes = await drawn.forceFetch(key, { context: { file, picture, colour } });
      return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(bytes);
    });
  }
}
