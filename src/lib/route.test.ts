import { expect, it } from 'vitest';
import { currentRoute, setRoute } from './route';

it.each([
  ['/product/hudson-sofa', { key: 'hudson-sofa' }, '/product/:key'],
  ['/search/caf%C3%A9%20table', { term: 'café table' }, '/search/:term'],
  ['/special/brand/wren', { attribute: 'brand', value: 'wren' }, '/special/:attribute/:value'],
  ['/account/reset/TOKEN', { '*': 'reset/TOKEN' }, '/account/*'],
  ['/', {}, '/'],
  ['/checkout', { step: undefined }, '/checkout'],
])('the route of %s', (path, params, route) => {
  expect(setRoute(path, params)).toBe(route);
  expect(currentRoute()).toBe(route);
});
