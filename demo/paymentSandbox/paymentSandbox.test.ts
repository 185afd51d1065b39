import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tenantConfig } from '../../contract/config.ts';
import { contentSecurityPolicy } from '../../server/hosting/security/contentSecurityPolicy.ts';
import { noInlineCode } from '../../server/hosting/security/inlineCode.ts';
import { publicFinancing } from '../tenants/financing.ts';
import { startPaymentSandbox } from './paymentSandbox.ts';

it('is reached by the name it is given, and the policy of pages lets that name in', async () => {
  const sandbox = await startPaymentSandbox('127.0.0.1', '192.168.1.20');
  expect(sandbox.url).toMatch(/^http:\/\/192\.168\.1\.20:\d+$/);
  const placed = JSON.stringify(publicFinancing).replaceAll('{{payment_sandbox}}', sandbox.url);
  const { enforced: policy } = contentSecurityPolicy(
    z.parse(tenantConfig, JSON.parse(placed)),
    noInlineCode,
    false,
  );
  for (const directive of ['script-src', 'connect-src', 'frame-src', 'form-action'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*${sandbox.url}[ ;]`));
  const { port } = new URL(sandbox.url);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  await sandbox.close();
});
