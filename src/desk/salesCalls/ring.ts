/** Two tones of a desk bell: Hz, and seconds after the start. */
const TONES = [
  [880, 0],
  [660, 0.25],
] as const;
const LENGTH = 0.6;
const VOLUME = 0.2;

let context: AudioContext | null = null;

/** Plays the bell once. Silent until the person has interacted with the page, as browsers require. */
export function ring(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [frequency, delay] of TONES) {
    const start = context.currentTime + delay;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(VOLUME, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
    const tone = new OscillatorNode(context, { frequency, type: 'sine' });
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  }
}
