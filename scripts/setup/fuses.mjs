import { runTool } from './run.mjs';

/** What electron-builder.yml asks for, as the binary itself says it. */
const expected = {
  RunAsNode: 'Disabled',
  EnableCookieEncryption: 'Enabled',
  EnableNodeOptionsEnvironmentVariable: 'Disabled',
  EnableNodeCliInspectArguments: 'Disabled',
  EnableEmbeddedAsarIntegrityValidation: 'Enabled',
  OnlyLoadAppFromAsar: 'Enabled',
  GrantFileProtocolExtraPrivileges: 'Disabled',
};

/** Reads the fuses back from a packaged program. Throws an error that names those that are not as configured. */
export async function checkFuses(program) {
  const said = await runTool('@electron/fuses/dist/bin.js', ['read', '--app', program], {
    show: 'on failure',
  });
  const wrong = Object.entries(expected).filter(([name, state]) => !said.includes(`${name} is ${state}`));
  if (wrong.length > 0)
    throw new Error(`Fuses not as configured in ${program}: ${wrong.join(', ')}\n${said}`);
  console.log(`${Object.keys(expected).length} fuses as configured`);
}
