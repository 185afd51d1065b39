import type { Deck } from './deck';
import type { Clip } from './playlist';

/** What was seen of a clip. Durations by a monotonic clock, in milliseconds. */
export interface Showing {
  clip: Clip;
  startedAt: Date;
  endedAt: Date;
  durationMs: number;
}

interface Parts {
  decks: readonly [Deck, Deck];
  next: () => Clip;
  /** This deck comes to the front: its first frame is decoded. */
  onShow: (deck: number, clip: Clip, lengthMs: number) => void;
  onPlayed: (showing: Showing) => void;
  onFailed: (clip: Clip, reason: string) => void;
}

interface Running {
  clip: Clip;
  startedAt: Date;
  since: number;
}

interface Prepared {
  clip: Clip;
  length: Promise<number>;
  /** Set once it was asked to get going; resolves when it moves. */
  rolling?: Promise<void> | undefined;
}

const STALL_MS = 4_000;
const WATCH_MS = 500;
/** A clip that does not say that it ended is over so long after its length (field note: WPEWebKit #1191). */
const END_GRACE_MS = 1_500;
const RETRY_MS = 1_000;
/** After a swap the running clip has the machine for itself so long; of a short clip its first quarter. */
const SETTLE_MS = 1_000;

/**
 * Plays clip after clip on two decks: while one runs the other has the next clip's first frame ready, so a swap shows
 * no black. Every callback carries the generation it belongs to; one that comes late changes nothing (screentinker #335).
 */
export function startPlayLoop({ decks, next, onShow, onPlayed, onFailed }: Parts) {
  let generation = 0;
  let front = 1;
  let running: Running | null = null;
  let prepared: Prepared | null = null;
  let watch: ReturnType<typeof setInterval> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const deckAt = (at: number): Deck => (at === 0 ? decks[0] : decks[1]);

  /** Loads the next clip behind the running one. */
  function prepare(): Prepared {
    const clip = next();
    const made: Prepared = { clip, length: deckAt(1 - front).load(clip) };
    prepared = made;
    made.length.catch((error: unknown) => replace(made, error));
    return made;
  }

  /** Gets the next clip going behind the running one, so that a swap has to bring it to the front and no more. */
  function roll(made: Prepared): Promise<void> {
    if (made.rolling) return made.rolling;
    const rolling = made.length.then(() => deckAt(1 - front).roll());
    made.rolling = rolling;
    rolling.catch((error: unknown) => made.rolling === rolling && replace(made, error));
    return rolling;
  }

  /** A clip that fails behind the running one is replaced before anyone sees it. */
  function replace(made: Prepared, error: unknown): void {
    if (!running || prepared !== made) return;
    prepared = null;
    onFailed(made.clip, reasonOf(error));
    retry = setTimeout(() => running && !prepared && prepare(), RETRY_MS);
  }

  /** Puts what was seen of the running clip on record. */
  function finish(): void {
    if (!running) return;
    const { clip, startedAt, since } = running;
    running = null;
    clearInterval(watch);
    onPlayed({ clip, startedAt, endedAt: new Date(), durationMs: Math.round(performance.now() - since) });
  }

  async function advance(): Promise<void> {
    generation += 1;
    const mine = generation;
    clearInterval(watch);
    clearTimeout(retry);
    const made = prepared ?? prepare();
    const { clip } = made;
    try {
      const lengthMs = await made.length;
      if (mine !== generation) return;
      await roll(made);
      if (mine !== generation) return;
      // Nothing was waited for when the next clip got going in time: this is still the frame of the last one's end.
      deckAt(1 - front).show(true);
      deckAt(front).show(false);
      front = 1 - front;
      prepared = null;
      onShow(front, clip, lengthMs);
      finish();
      running = { clip, startedAt: new Date(), since: performance.now() };
      guard(mine, lengthMs);
      retry = setTimeout(() => running && !prepared && prepare(), Math.min(SETTLE_MS, lengthMs / 4));
    } catch (error) {
      if (mine !== generation) return;
      finish();
      skip(clip, reasonOf(error));
    }
  }

  function skip(clip: Clip, reason: string): void {
    generation += 1;
    const mine = generation;
    running = null;
    clearInterval(watch);
    if (prepared?.clip === clip) prepared = null;
    onFailed(clip, reason);
    retry = setTimeout(() => mine === generation && void advance(), prepared ? 0 : RETRY_MS);
  }

  /** Watches the running clip: it must end, fail, or go on. */
  function guard(mine: number, lengthMs: number): void {
    const deck = deckAt(front);
    const { clip } = running ?? {};
    const startedAt = performance.now();
    let position = deck.position();
    let movedAt = startedAt;
    const ended = () => {
      if (mine !== generation) return;
      finish();
      void advance();
    };
    deck.onSoon(() => mine === generation && void roll(prepared ?? prepare()).catch(() => {}));
    deck.onEnd(ended);
    deck.onError(() => mine === generation && clip && skip(clip, 'the clip broke off'));
    watch = setInterval(() => {
      if (mine !== generation) return;
      const now = performance.now();
      if (deck.position() !== position) {
        position = deck.position();
        movedAt = now;
      }
      if (now - startedAt > lengthMs + END_GRACE_MS && position * 1000 >= lengthMs - END_GRACE_MS) ended();
      else if (now - movedAt > STALL_MS && clip) skip(clip, 'the clip stood still');
    }, WATCH_MS);
  }

  void advance();
  return {
    /** Stops for a visit; what was seen so far counts. */
    pause(): void {
      generation += 1;
      clearTimeout(retry);
      deckAt(front).pause();
      deckAt(1 - front).pause();
      if (prepared) prepared.rolling = undefined;
      finish();
      clearInterval(watch);
    },
    resume: () => void advance(),
    /** Leaves the running clip for whatever comes next now. */
    restart(): void {
      prepared = null;
      void advance();
    },
  };
}
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export type PlayLoop = ReturnType<typeof startPlayLoop>;
