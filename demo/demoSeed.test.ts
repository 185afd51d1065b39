import { expect, it } from 'vitest';
import { readEnv } from '../server/env.ts';
import { announcement } from '../server/startServer.ts';
import { demoSeed } from './demoSeed.ts';
import { tenants } from './tenants/tenants.ts';

it('names the tenants that it fills in, in the order of their ids', () => {
  expect(demoSeed.tenantCodes).toEqual(tenants.map(({ code }) => code));
});

it('the start prints the tenants and the demo device of the seed, and neither without it', () => {
  const env = readEnv({});
  const text = announcement(env, demoSeed, 8080);
  expect(text).toContain('http://boreale.localhost:8080');
  expect(text).toContain('member code MAPLE-001, passcode 2468');
  expect(announcement(env, null, 8080)).not.toMatch(/boreale|payments\.|MAPLE/);
  expect(text.split('\n').at(-1)).toBe('ready http://localhost:8080');
});

it('an address outside of the sandbox is unknown', async () => {
  const { addressOf, close } = demoSeed.openServices(
    readEnv({ PAYMENT_SANDBOX_URL: 'http://sandbox.example' }),
  );
  expect(await addressOf('payment_sandbox')).toBe('http://sandbox.example');
  await expect(addressOf('bank')).rejects.toThrow('{{bank}}');
  await close();
});
