import type { CommandReport, KioskCommand } from '../../contract/kioskCommands';
import type { CommandLedger } from './commandLedger';
import { findRefusal } from './verifyCommand';

/** The result of a command. finish: runs after the service has received the result, for example a restart */
export type CommandResult = CommandReport & { finish?: () => void };

/** Executes one command. A rejection counts as a failure, with its message as the result. */
export type CommandAction = (command: KioskCommand) => Promise<CommandResult>;

interface Options {
  ledger: CommandLedger;
  /** The registration; null before one. */
  registration: () => { deviceId: string; publicKey: string } | null;
  serviceNow: () => number;
  actions: ReadonlyMap<string, CommandAction>;
  /** Sends the result to the service. Rejects when offline; the report is repeated when the service sends the command again. */
  send: (commandId: string, report: CommandReport) => Promise<void>;
  log: (line: string) => void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Verifies and executes commands one after another, each at most once, and reports every result. */
export function createCommandRunner({ ledger, registration, serviceNow, actions, send, log }: Options) {
  /** Ids of rejected commands, so that a command polled repeatedly is logged once. */
  const rejectedIds = new Set<string>();
  let queue: Promise<void> = Promise.resolve();

  const report = (id: string, { status, result }: CommandReport): Promise<void> =>
    send(id, { status, result }).catch((error: unknown) => log(`command not reported: ${messageOf(error)}`));

  async function reject({ id, name }: KioskCommand, reason: string): Promise<void> {
    if (rejectedIds.has(id)) return;
    rejectedIds.add(id);
    log(`refused command ${name}: ${reason}`);
    await report(id, { status: 'failed', result: reason });
  }

  async function execute(command: KioskCommand): Promise<CommandResult> {
    const action = actions.get(command.name);
    if (!action) return { status: 'failed', result: 'this version does not know the command' };
    return action(command).catch((error: unknown) => ({ status: 'failed', result: messageOf(error) }));
  }

  async function run(command: KioskCommand): Promise<void> {
    const { id, name } = command;
    const earlierReport = ledger.reportOf(id);
    if (earlierReport !== undefined)
      return report(id, earlierReport ?? { status: 'failed', result: 'the app ended during the command' });
    const device = registration();
    if (!device) return;
    const { newestIssuedAt } = ledger;
    const refusal = findRefusal(command, { ...device, serviceNow: serviceNow(), newestIssuedAt });
    if (refusal) return reject(command, refusal);
    try {
      await ledger.begin(id, Date.parse(command.issued_at));
    } catch (error) {
      return reject(command, `the disk does not take it: ${messageOf(error)}`);
    }
    const { finish, ...result } = await execute(command);
    log(`command ${name}: ${result.status}${result.result && `, ${result.result}`}`);
    await ledger.end(id, result).catch((error: unknown) => log(`command not recorded: ${messageOf(error)}`));
    await report(id, result);
    finish?.();
  }

  return {
    /** Resolves when the command has been executed and reported. */
    accept(command: KioskCommand): Promise<void> {
      queue = queue.then(() => run(command)).catch((error: unknown) => log(`command: ${messageOf(error)}`));
      return queue;
    },
  };
}
