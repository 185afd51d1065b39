const { app, contextBridge } = require('electron');

// Makes the clock wrong by CLOCK_ERROR_MS milliseconds: in the shell, which loads this file before its first line, and in
// each page, for which it is a preload script too.
const errorMs = Number(process.env.CLOCK_ERROR_MS);

function shiftClock(shiftMs) {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...values) {
      if (values.length > 0) super(...values);
      else super(RealDate.now() + shiftMs);
    }

    static now() {
      return RealDate.now() + shiftMs;
    }
  };
}

if (process.type === 'renderer') contextBridge.executeInMainWorld({ func: shiftClock, args: [errorMs] });
else {
  shiftClock(errorMs);
  app.on('session-created', (session) =>
    session.registerPreloadScript({ type: 'frame', id: 'wrong-clock', filePath: __filename }),
  );
}
