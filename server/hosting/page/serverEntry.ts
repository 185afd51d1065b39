import { pathToFileURL } from 'node:url';
import type { RenderRequest, RenderResult } from '../../../src/app/serverEntry.tsx';

export type { RenderRequest };

/** Renders the page of a request (src/app/serverEntry.tsx). */
export type Render = (request: RenderRequest) => Promise<RenderResult>;

/** Loads the built server entry. Rejects when the file is missing. */
export async function loadServerEntry(file: string): Promise<Render> {
  const entry = (await import(pathToFileURL(file).href)) as { render: Render };
  return entry.render;
}
