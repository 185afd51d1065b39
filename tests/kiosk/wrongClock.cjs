// Makes the clock wrong by CLOCK_ERROR_MS milliseconds: in the shell, which loads this file before its first line, and in its pages.
const errorMs = Number(globalThis.process?.env.CLOCK_ERROR_MS ?? globalThis.CLOCK_ERROR_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length > 0) super(...values);
    else super(RealDate.now() + errorMs);
  }

  static now() {
    return RealDate.now() + errorMs;
  }
};
