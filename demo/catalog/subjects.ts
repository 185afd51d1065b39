import type { Subject, View } from '../model.ts';
import { random } from '../random.ts';
import type { Draft } from './draft.ts';
import { drafts } from './drafts.ts';

/** The views of a product. Heroes have a view in a room; about a quarter of the others have a detail. */
function viewsOf(draft: Draft): readonly View[] {
  if (draft.hero) return ['front', 'side', 'detail', 'room'];
  if (draft.bundle) return ['front', 'side'];
  return random(`views ${draft.id}`)() < 0.24 ? ['front', 'side', 'detail'] : ['front', 'side'];
}

/** The id of the picture subject of a colour variant. */
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
  const colourSubjects = others.flatMap((colour): Subject[] => {
    const model = draft.colours?.modelIn(colour);
    return model ? [{ id: variantSubject(draft, colour), model, views: ['front'] }] : [];
  });
  return [main, ...colourSubjects];
}

/** The picture subjects of all products and their colour variants. Variants of another size have no pictures of their own. */
export const subjects: readonly Subject[] = drafts.flatMap(subjectsOf);

const byId = new Map(subjects.map((subject) => [subject.id, subject]));

export function subjectOf(id: string): Subject | undefined {
  return byId.get(id);
}

/** URLs of a subject's pictures, the main one first. */
export function picturesOf({ id, views }: Subject): string[] {
  return views.map((view) => `/media/products/${id}-${view}.webp`);
}

/** URLs of the 24 frames of a 360-degree view, clockwise. */
export function spinOf({ id }: Subject): string[] {
  return Array.from(
    { length: 24 },
    (_, at) => `/media/products/${id}-360-${String(at).padStart(2, '0')}.webp`,
  );
}
