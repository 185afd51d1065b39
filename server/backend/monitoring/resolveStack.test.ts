import { expect, it } from 'vitest';
import { parseStack } from './resolveStack.ts';

it.each([
  ['    at render (https://shop.example/assets/app-1.js:10:20)', 'render'],
  ['at async load (https://shop.example/assets/app-1.js?a=b:10:20)', 'load'],
  ['at https://shop.example/assets/app-1.js:10:20', ''],
  ['at Object.next [as run] (shop://storefront/assets/app-1.js#x:10:20)', 'Object.next [as run]'],
  ['render@https://shop.example/assets/app-1.js:10:20', 'render'],
  ['@https://shop.example/assets/app-1.js:10:20', ''],
  ['a/b<@https://user@shop.example/assets/app-1.js:10:20  ', 'a/b<'],
])('reads the frame %j', (line, name) => {
  expect(parseStack(`Error: broken\n${line}`)).toEqual({
    message: 'Error: broken',
    frames: [{ name, file: 'app-1.js', line: 10, column: 20 }],
  });
});

it.each(['Error: at 10:20', 'https://shop.example/app.js:10:20', 'at x (y z:1:2)', 'at :1:2', 'x@:1:2', ''])(
  'finds no frame in %j',
  (line) => expect(parseStack(line)).toEqual({ message: line, frames: [] }),
);
