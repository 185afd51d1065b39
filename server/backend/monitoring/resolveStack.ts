import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { cutText } from '../../../contract/cutText.ts';

/** A stack frame as shown by the desk. */
export interface ResolvedFrame {
  /** Name of the function; empty if unknown. */
  name: string;
  /** src/pages/CartPage.tsx; the name of the built file without a source map. */
  file: string;
  line: number;
}

const MOST_FRAMES = 20;
/** Maximum length of a text, and of a line in it: the client sends no more (docs/spec/18 §5), and a frame is shorter. */
const LONGEST_TEXT = 10_000;
const LONGEST_LINE = 500;
/** Parsed source maps in memory; large ones take several MB each. */
const MOST_MAPS = 20;

const POSITION = /:(\d{1,9}):(\d{1,9})\)?$/;

interface BuiltFrame {
  name: string;
  /** Name of the built file, without its folder and host. */
  file: string;
  line: number;
  column: number;
}

/** The name and URL in a frame: `at name (address` in Chromium, `name@address` in Firefox and Safari. */
function placeIn(text: string): [name: string, address: string] | null {
  const isChromium = text.startsWith('at ');
  const rest = isChromium ? text.slice(3).replace(/^async /, '') : text;
  const mark = isChromium ? ' (' : '@';
  const at = isChromium ? rest.lastIndexOf(mark) : rest.indexOf(mark, rest.search(/\S*$/));
  const address = at < 0 ? rest : rest.slice(at + mark.length);
  if (address === '' || /\s/.test(address) || (at < 0 && !isChromium)) return null;
  return [at < 0 ? '' : rest.slice(0, at), address];
}

function frameIn(line: string): BuiltFrame | null {
  const text = line.trim();
  const position = POSITION.exec(text);
  const place = position && placeIn(text.slice(0, position.index));
  if (!place) return null;
  const [name, address] = place;
  const path = address.split(/[?#]/)[0] ?? '';
  const [row, column] = [Number(position[1]), Number(position[2])];
  return { name, file: path.slice(path.lastIndexOf('/') + 1), line: row, column };
}

/** Splits the text of an error into its message and its frames. */
export function parseStack(text: string): { message: string; frames: BuiltFrame[] } {
  const lines = cutText(text, LONGEST_TEXT)
    .split('\n')
    .map((line) => cutText(line, LONGEST_LINE));
  const parsed = lines.map(frameIn);
  const first = parsed.findIndex((frame) => frame !== null);
  if (first < 0) return { message: lines.join(' '), frames: [] };
  const frames = parsed.slice(first, first + MOST_FRAMES).flatMap((frame) => frame ?? []);
  return { message: lines.slice(0, first).join(' '), frames };
}

/** Names that the build gives to scripts; anything else could lead out of the folder. */
const BUILT_FILE = /^[\w-]+(\.[\w-]+)*\.js$/;

/**
 * Resolves positions in built code with the hidden source maps of the web build, which the server never delivers (hosting/staticFiles.ts).
 * Maps are loaded when an error first needs them.
 */
export class SourceMaps {
  readonly #folder: string;
  readonly #maps = new LRUCache<string, { map: TraceMap | null }>({
    max: MOST_MAPS,
    fetchMethod: async (file) => ({ map: await this.#read(file) }),
  });

  /** folder: contains the built scripts and their maps */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async #read(file: string): Promise<TraceMap | null> {
    try {
      return new TraceMap(await readFile(join(this.#folder, `${file}.map`), 'utf8'));
    } catch {
      // A script of another release or another program.
      return null;
    }
  }

  async resolve(frames: readonly BuiltFrame[]): Promise<ResolvedFrame[]> {
    const resolved: ResolvedFrame[] = [];
    for (const { name, file, line, column } of frames) {
      const cached = BUILT_FILE.test(file) ? await this.#maps.fetch(file) : undefined;
      // Stack traces count columns from 1, source maps from 0.
      const source = cached?.map
        ? originalPositionFor(cached.map, { line: Math.max(1, line), column: Math.max(0, column - 1) })
        : null;
      resolved.push(
        source?.source
          ? { name: source.name ?? name, file: source.source.replace(/^(\.\.?\/)+/, ''), line: source.line }
          : { name, file, line },
      );
    }
    return resolved;
  }
}
