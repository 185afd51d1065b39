import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVICE_NAME, expect, PASSCODE, STAFF_PASSCODE, test } from './fixtures.ts';

/** A hung loop is noticed after six seconds, on a busy machine after a minute (electron/watchdog/screenWatchdog.ts); then it loads and plays again. */
const RECOVERY = { timeout: 120_000 };

test('recovers a crashed and a hung loop, reports to the service, and starts in safe mode after three crashes', async ({
  kiosk,
  network,
}) => {
  await kiosk.register(PASSCODE, DEVICE_NAME);

  await test.step('sends heartbeats to the service, and shows the machine state in the staff menu', async () => {
    await expect
      .poll(() => network.calls.filter((call) => call === 'POST /kiosk-service/heartbeat').length, RECOVERY)
      .toBeGreaterThan(0);
    const menu = await kiosk.openStaffMenu(STAFF_PASSCODE);
    await expect(menu).toContainText('Last report to the service');
    await expect(menu).not.toContainText('Not yet');
    await expect(menu).toContainText('never used');
    await expect(menu, 'a test machine has no keyring').toContainText('This machine has no keyring');
    await menu.getByText('Last lines of the log').click();
    await expect(menu).toContainText('loop loaded');
    await menu.getByRole('button', { name: 'Register again' }).click();
    await expect(kiosk.loop.getByRole('button', { name: 'Continue' })).toBeVisible();
  });

  await test.step('recovers a crashed and a hung loop', async () => {
    await kiosk.register(PASSCODE, DEVICE_NAME);
    const expectRecovery = () => expect.poll(() => kiosk.isClipVisible(), RECOVERY).toBe(true);
    await expect(kiosk.loop.locator('[data-front]')).toBeAttached();

    const crashed = kiosk.loop.waitForEvent('crash');
    await kiosk.app.evaluate(({ webContents }) =>
      webContents.getAllWebContents()[0]?.forcefullyCrashRenderer(),
    );
    await crashed;
    await expectRecovery();

    await kiosk.evaluateInLoop('for (;;);');
    await expect.poll(() => kiosk.readLog(), RECOVERY).toContain('sends no heartbeat');
    await expectRecovery();
  });

  await test.step('three crashes in half an hour lead to safe mode: the built-in clip and no touch', async () => {
    await kiosk.app.close();
    const now = Date.now();
    const history = { isRunning: true, faults: [now - 120_000, now - 60_000] };
    writeFileSync(join(kiosk.folder, 'runs.json'), JSON.stringify(history));
    network.calls.length = 0;
    await kiosk.restart();
    const { loop } = kiosk;
    await expect(loop.getByRole('status')).toContainText('Safe mode');
    await expect(loop.locator('video[data-front][src$="/kiosk/fallback.mp4"]')).toBeAttached();
    await expect(loop.getByRole('button', { name: /touch to start/i })).toHaveCount(0);
    expect(network.calls.filter((call) => call.includes('now-playing'))).toEqual([]);
  });
});
