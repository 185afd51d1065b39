import { runTool } from './run.mjs';

/** The fuses in electron-builder.yml, with the names used by the fuse reader. */
const expected = {
  RunAsNode: 'Disabled',
  EnableCookieEncryption: 'Enabled',
  EnableNodeOptionsEnvironmentVariable: 'Disabled',
  EnableNodeCliInspectArguments: 'Disabled',
  EnableEmbeddedAsarIntegrityValidation: 'Enabled',
  OnlyLoadAppFromAsar: 'Enabled',
  GrantFileProtocolExtraPrivileges: 'Disabled',
};

/** Reads the fuses of a packaged program. Throws an error listing those that differ from the configuration. */
export async function checkFuses(program) {
  const output = await runTool('@electron/fuses/dist/bin.js', ['read', '--app', program], {
    show: 'on failure',
  });
  const wrong = Object.entries(expected).filter(([name, state]) => !output.includes(`${name} is ${state}`));
  if (wrong.length > 0)
    throw new Error(`Fuses not as configured in ${program}: ${wrong.join(', ')}\n${output}`);
  console.log(`${Object.keys(expected).length} fuses as configured`);
}
