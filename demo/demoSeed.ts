import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRevision } from '../server/backend/catalog/revision.ts';
import type { Seed } from '../server/seed.ts';
import { devMail } from './devMail/devMail.ts';
import { kioskMember } from './kiosk.ts';
import { type PaymentSandbox, startPaymentSandbox } from './paymentSandbox/paymentSandbox.ts';
import { playScreens } from './playScreens.ts';
import { seedKiosk } from './seed/seedKiosk.ts';
import { tenantCodes } from './shopTypes.ts';

/** The seed of the demo shop: three tenants, their kiosks, and a sandbox for their payment providers. */
export const demoSeed: Seed = {
  // Imported on demand: loading the demo shop computes its products and keys, which a filled database does not need.
  async fillBackend(db, now) {
    if ((await readRevision(db)) > 0) return;
    const { seedDemoShop } = await import('./seed/seedDemoShop.ts');
    await seedDemoShop(db, now);
  },
  fillKioskService: (db, mediaFolder) =>
    seedKiosk(db, mediaFolder, async (inside) => {
      const { seedScreens } = await import('./seed/seedScreens.ts');
      await seedScreens(inside, new Date());
    }),
  addRoutes: async (app, backend) => void (await app.register(devMail, { backend })),
  playScreens,
  tenantCodes,

  openServices({ HOST, DATA_DIR, PAYMENT_SANDBOX_URL, PAYMENT_SANDBOX_HOST }) {
    let sandbox: Promise<PaymentSandbox> | null = null;
    // Rendered pages contain the sandbox's URL, so it keeps its port as long as that is free.
    const portFile = join(DATA_DIR, 'payment-sandbox-port');
    const start = async () => {
      const port = Number(await readFile(portFile, 'utf8').catch(() => '0')) || 0;
      const started = await startPaymentSandbox(HOST, PAYMENT_SANDBOX_HOST, port);
      await writeFile(portFile, new URL(started.url).port).catch(() => undefined);
      return started;
    };
    return {
      async addressOf(name) {
        if (name !== 'payment_sandbox')
          throw new Error(`A tenant's configuration names the unknown service {{${name}}}.`);
        if (PAYMENT_SANDBOX_URL) return PAYMENT_SANDBOX_URL;
        sandbox ??= start();
        return (await sandbox).url;
      },
      close: async () => (await sandbox)?.close(),
    };
  },

  announce: (originOf) => ({
    tenants: [
      `  Shop             ${originOf('localhost')}        (Maple & Main Home, English; ${originOf('localhost')}/fr in French)`,
      `  Second tenant    ${originOf('boreale.localhost')}  or ${originOf('fr.localhost')}  (Maison Boréale)`,
      `  Every payment    ${originOf('payments.localhost')}  (every payment method, against a sandbox)`,
    ],
    kiosk: [
      `  Demo device      member code ${kioskMember.memberCode}, passcode ${kioskMember.passcode}, staff menu ${kioskMember.staffPasscode}   (npm run kiosk)`,
    ],
  }),
};
