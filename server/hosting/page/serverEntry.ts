import { pathToFileURL } from 'node:url';
import type { RenderRequest, RenderResult } from '../../../src/app/serverEntry.tsx';

export type { RenderRequest };

/** Renders the first page of a visit (src/app/serverEntry.tsx). */
export type Render = (request: RenderRequest) => Promise<RenderResult>;

/** The built server entry. */
export async function loadServerEntry(file: string): Promise<Render> {
  const entry = (await import(pathToFileURL(file).href)) as { render: Render };
  return entry.render;
}
