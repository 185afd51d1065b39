import { parseArgs } from 'node:util';

/**
 * Prints the usage and exits when the command was called with --help.
 * @param {string} usage
 */
export function printHelp(usage) {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(usage);
  process.exit(0);
}

/**
 * Reads the options of a command. Prints the usage and exits for --help and for an unknown option.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {string} usage
 * @param {T} options
 */
export function readOptions(usage, options) {
  printHelp(usage);
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(1);
  }
}
