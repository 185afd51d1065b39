import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The project's folder, in which every command runs. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

export class CommandFailed extends Error {
  constructor(command, code, output) {
    super(`${command} ended with code ${code}`);
    this.output = output;
  }
}

/**
 * Runs a command and resolves to its output. Rejects with CommandFailed.
 * cwd: the folder to run it in. show: prints the output 'always', 'on failure' or 'never'. env: additional environment variables. niceness:
 * 0 to 19; a command with a higher value, and everything it starts, yields the processor to the others
 */
export function run(command, args, { cwd = root, show = 'always', env = {}, niceness = 0 } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
    });
    if (niceness > 0 && child.pid) setPriority(child.pid, niceness);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        if (show === 'always') process.stdout.write(text);
      });
    }
    child.on('error', (error) => reject(new CommandFailed(command, error.code, output)));
    child.on('close', (code) => {
      if (code === 0) return resolve(output);
      if (show === 'on failure') process.stdout.write(output);
      reject(new CommandFailed([command, ...args].join(' '), code, output));
    });
  });
}

/** Runs a tool of node_modules, or of another folder, with this Node, without a shell and PATH. */
export const runTool = (file, args, { folder = 'node_modules', ...options } = {}) =>
  run(process.execPath, [`${folder}/${file}`, ...args], options);
