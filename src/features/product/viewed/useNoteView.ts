import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { whenPageUsable } from '@/browser/scheduling';
import type { ViewedDispatch } from './viewed';

/** Records the page's product as viewed, once the page is usable. id: null while the product loads */
export function useNoteView(id: string | null): void {
  const dispatch = useDispatch<ViewedDispatch>();
  useEffect(() => {
    if (id === null) return;
    return whenPageUsable(async () => {
      const { noteView } = await import('./viewed');
      void dispatch(noteView(id));
    });
  }, [id, dispatch]);
}
