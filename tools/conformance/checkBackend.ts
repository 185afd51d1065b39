import { allEndpoints } from '../../contract/allEndpoints.ts';
import { getSession } from '../../contract/customer.ts';
import type { AnyEndpoint } from '../../contract/endpoint.ts';
import { placeOrder } from '../../contract/order.ts';
import { confirmationOf } from '../../src/api/confirmWrite.ts';
import { type BackendReport, type EndpointReport, isFailure, type Status, worstOf } from './backendReport.ts';
import { checkBody, type Finding } from './checkBody.ts';
import { csrfHint, headerHints, isTooLarge, parallelSessionsHint } from './checkSafety.ts';
import { Client, type Exchange } from './client.ts';
import { initialFacts } from './facts.ts';
import { messageOf } from './messageOf.ts';
import { type Facts, nameOf, type Step } from './step.ts';
import { allSteps, notCalled } from './steps/allSteps.ts';
import { timingOf } from './timing.ts';

export interface CheckOptions {
  /** Also sends requests that reach people or can't be undone: forms, votes, comments, an account. */
  writes?: boolean;
  /** Also places an order with a method that charges nothing. */
  placeOrder?: boolean;
  /** An account for the calls of customers. */
  email?: string;
  password?: string;
  /** Host of the shop, if the backend serves several. */
  host?: string;
  language?: string;
  /** Milliseconds above which a GET is slow; four times as many are very slow. */
  slowMs?: number;
  /** Maximum milliseconds of one request, and of the whole check. */
  timeoutMs?: number;
  budgetMs?: number;
  /** How often each GET is sent. */
  repeats?: number;
  /** Makes the records created by this run unique; by default the current time. */
  runId?: string;
}

/** The API is below /api/rest unless the URL has a path. */
export function baseOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname === '/' ? '/api/rest' : pathname.replace(/\/+$/, '')}`;
}

/** A write whose success the storefront confirms itself, so that the body of its response does not matter. */
const isConfirmed = (endpoint: AnyEndpoint) =>
  endpoint.method !== 'GET' && confirmationOf(endpoint) !== undefined;
const isEmptyBody = ({ status, body }: Exchange) =>
  status === 204 || body === null || body === undefined || body === '' || body === true;

const MISSING = [404, 405, 501];
const isSuccess = (status: number) => status >= 200 && status < 300;
/** The storefront takes the lines of a placed order from the cart (src/api/cart/placeOrder.ts). */
const isFromCart = (endpoint: AnyEndpoint, { message }: Finding) =>
  endpoint.response === placeOrder.response && message.startsWith('order.items');

/** isWritten: the body of the response does not matter */
function failureOf({ status, error, isJson, headers }: Exchange, isWritten: boolean): string | null {
  if (error) return error;
  if (status >= 500) return `status ${status}`;
  if (isSuccess(status) && status !== 204 && !isJson && !isWritten)
    return `content type ${headers.get('content-type') ?? 'none'} instead of JSON`;
  return null;
}

/** The status of an endpoint after one call, not considering findings in its body. */
function judge(
  exchange: Exchange,
  { endpoint, statuses = [], isRequired }: Step,
): { status: Status; reason: string } {
  const { status, body } = exchange;
  const isExpected = isSuccess(status) || statuses.includes(status);
  if (isExpected && !isSuccess(status)) return { status: 'passed', reason: '' };
  const failure = failureOf(exchange, isConfirmed(endpoint));
  if (failure)
    return { status: MISSING.includes(status) && !isRequired ? 'hidden' : 'failed', reason: failure };
  if (isExpected) return { status: 'passed', reason: '' };
  const reason = `status ${status}: ${messageOf(body)}`;
  if (MISSING.includes(status)) return { status: isRequired ? 'missing' : 'hidden', reason };
  return { status: isRequired ? 'failed' : 'rejected', reason };
}

function newReport({
  endpoint,
  without,
  isRequired = false,
}: Pick<Step, 'endpoint' | 'without' | 'isRequired'>): EndpointReport {
  return {
    name: nameOf(endpoint),
    endpoint,
    summary: endpoint.summary,
    isRequired,
    without,
    status: 'skipped',
    reason: '',
    findings: [],
    timing: null,
    exchanges: [],
  };
}

class BackendCheck {
  readonly reports = new Map<string, EndpointReport>();
  readonly client: Client;
  private readonly facts: Facts;
  private readonly started = performance.now();
  requests = 0;

  constructor(
    readonly base: string,
    private readonly options: CheckOptions,
  ) {
    const { language = 'en-US', host, timeoutMs = 20_000, email, password, runId } = options;
    this.client = new Client({ base, language, timeoutMs, ...(host ? { host } : {}) });
    this.facts = initialFacts(runId ?? Date.now().toString(36), email, password);
  }

  private reasonToSkip({ needs = 'always', isCleanup }: Step): string | null {
    const { writes, placeOrder, budgetMs = 300_000 } = this.options;
    if (performance.now() - this.started > budgetMs && !isCleanup) return `the check took ${budgetMs} ms`;
    if (needs === 'writes' && !writes) return 'needs --writes';
    if (needs === 'order' && !placeOrder) return 'needs --place-order';
    if (needs === 'account' && !this.facts.email) return 'needs --email and --password';
    return null;
  }

  private async send(step: Step, input: object): Promise<Exchange> {
    const key: Record<string, string> =
      step.needs === 'order' ? { 'idempotency-key': `conformance-${this.facts.runId}` } : {};
    const exchange = await this.client.call(step.endpoint, input, key);
    this.requests += 1;
    const isSessionWrite = step.endpoint.response === getSession.response && step.endpoint.method !== 'GET';
    const source = isSessionWrite ? await this.client.call(getSession, {}) : exchange;
    const token = (source.body as { customer_data?: { csrf_token?: unknown } } | null)?.customer_data
      ?.csrf_token;
    if (typeof token === 'string' && token !== '') this.client.csrfToken = token;
    return exchange;
  }

  private findingsOf(step: Step, exchange: Exchange): Finding[] {
    const { endpoint, needed, learn } = step;
    const hints = headerHints(exchange, this.base.startsWith('https:')).map(
      (message): Finding => ({ level: 'hint', message, count: 1 }),
    );
    if (isTooLarge(exchange))
      return [{ level: 'required', message: 'the body is larger than 5 MB', count: 1 }, ...hints];
    const isOptional = isConfirmed(endpoint);
    if (!isSuccess(exchange.status) || (isOptional && isEmptyBody(exchange))) return hints;
    const { findings, parsed } = checkBody(endpoint, exchange.body, needed);
    if (parsed !== undefined) learn?.(this.facts, parsed);
    const levelled = findings.map(
      (finding): Finding =>
        isOptional || isFromCart(endpoint, finding) ? { ...finding, level: 'tolerated' } : finding,
    );
    return [...levelled, ...hints];
  }

  private async repeat(step: Step, input: object, first: Exchange): Promise<Exchange[]> {
    if (step.endpoint.method !== 'GET' || first.error || !isSuccess(first.status)) return [first];
    const exchanges = [first];
    while (exchanges.length < (this.options.repeats ?? 3)) exchanges.push(await this.send(step, input));
    return exchanges;
  }

  async run(step: Step): Promise<void> {
    const name = nameOf(step.endpoint);
    const report = this.reports.get(name) ?? newReport(step);
    this.reports.set(name, report);
    const reason = this.reasonToSkip(step);
    const input = reason ?? step.request(this.facts);
    if (typeof input === 'string') {
      if (report.exchanges.length === 0) report.reason = input;
      return;
    }
    const first = await this.send(step, input);
    const exchanges = await this.repeat(step, input, first);
    const outcome = judge(first, step);
    const findings = this.findingsOf(step, first);
    const worst = findings.some(({ level }) => level === 'required')
      ? 'failed'
      : findings.some(({ level }) => level === 'tolerated')
        ? 'tolerated'
        : 'passed';
    const status = worstOf(outcome.status, worst);
    report.status = report.exchanges.length === 0 ? status : worstOf(report.status, status);
    report.reason = outcome.reason || (report.exchanges.length === 0 ? '' : report.reason);
    report.exchanges.push(first);
    const others = new Set(report.findings.map(({ message }) => message));
    report.findings.push(...findings.filter(({ message }) => !others.has(message)));
    if (exchanges.length > 1) report.timing = timingOf(exchanges, this.options.slowMs ?? 500);
  }
}

/**
 * Calls every endpoint of the contract at a backend in a safe order and reports deviations. Nothing is ordered, charged or sent to people
 * without the option for it, and whatever is created is removed again. Never rejects because of the backend.
 * @throws TypeError when url is not a URL
 */
export async function checkBackend(url: string, options: CheckOptions = {}): Promise<BackendReport> {
  const check = new BackendCheck(baseOf(url), options);
  const started = performance.now();
  const startedAt = new Date().toISOString();
  for (const step of allSteps) await check.run(step);
  const hints = [await csrfHint(check.client), await parallelSessionsHint(check.client)];
  for (const endpoint of allEndpoints) {
    const exception = notCalled[nameOf(endpoint)];
    if (exception)
      check.reports.set(nameOf(endpoint), {
        ...newReport({ endpoint, without: exception.without }),
        reason: exception.reason,
      });
  }
  const endpoints = [...check.reports.values()];
  return {
    url: check.base,
    startedAt,
    milliseconds: Math.round(performance.now() - started),
    requests: check.requests,
    endpoints,
    hints: hints.filter((hint) => hint !== null),
    isPassed: !endpoints.some(({ status }) => isFailure(status)),
  };
}
