import { afterEach, expect, it } from 'vitest';
import { repeatable } from './repeatable';

afterEach(() => document.body.replaceChildren());

const controlAt = (selector: string) =>
  repeatable({ type: 'click', target: document.querySelector(selector) } as unknown as Event)?.control.id;

it('finds the control that a click activates, also by its label, and none behind a link', () => {
  document.body.innerHTML = `<button id="buy"><span class="icon"></span></button>
    <label><input type="checkbox" id="agree"><b>I agree to the <a href="/terms">terms</a></b></label>
    <label for="name"><i>Name</i></label><input id="name">
    <label for="pickup"><em>Pickup</em></label><input type="radio" id="pickup">`;
  expect(['.icon', 'input', 'b', 'a', 'i', '#name', 'em'].map(controlAt)).toEqual([
    'buy',
    'agree',
    'agree',
    undefined,
    undefined,
    undefined,
    'pickup',
  ]);
});
