import type { Subject, View } from '../model.ts';
import { chance } from './chance.ts';
import type { Draft } from './draft.ts';
import { drafts } from './drafts.ts';

/** Pictures of a piece: heroes also in a room, about a third also close up, sets from one side more. */
function viewsOf(draft: Draft): readonly View[] {
  if (draft.hero) return ['front', 'side', 'detail', 'room'];
  if (draft.bundle) return ['front', 'side'];
  return chance(`views ${draft.id}`)() < 0.24 ? ['front', 'side', 'detail'] : ['front', 'side'];
}

/** Name of the picture subject of a colour variant. */
export function variantSubject(draft: Pick<Draft, 'id'>, colour: string): string {
  return `${draft.id}-${colour}`;
}

function subjectsOf(draft: Draft): Subject[] {
  if (!draft.model) return [];
  const main: Subject = {
    id: draft.id,
    model: draft.model,
    views: viewsOf(draft),
    ...(draft.spin ? { spin: true } : {}),
  };
  const others = draft.colours?.others ?? [];
  const painted = others.flatMap((colour): Subject[] => {
    const model = draft.colours?.paint(colour);
    return model ? [{ id: variantSubject(draft, colour), model, views: ['front'] }] : [];
  });
  return [main, ...painted];
}

/** Every picture of the shop: about 340 pieces, their colours, and the sets. Sizes share the pictures of their piece. */
export const subjects: readonly Subject[] = drafts.flatMap(subjectsOf);

const byId = new Map(subjects.map((subject) => [subject.id, subject]));

export function subjectOf(id: string): Subject | undefined {
  return byId.get(id);
}

/** Addresses of a subject's pictures, the main one first. */
export function picturesOf({ id, views }: Subject): string[] {
  return views.map((view) => `/media/products/${id}-${view}.webp`);
}

/** Addresses of the 24 pictures of a turntable, clockwise. */
export function spinOf({ id }: Subject): string[] {
  return Array.from(
    { length: 24 },
    (_, at) => `/media/products/${id}-360-${String(at).padStart(2, '0')}.webp`,
  );
}
