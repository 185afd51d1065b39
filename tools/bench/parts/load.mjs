import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

const headerEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('0\r\n\r\n');

/** The length of the first response in `bytes`; 0 while it is incomplete. */
function lengthOf(bytes) {
  const end = bytes.indexOf(headerEnd);
  if (end < 0) return 0;
  const head = bytes.toString('latin1', 0, end);
  const body = end + headerEnd.length;
  if (/^HTTP\/1\.1 (1\d\d|204|304)/.test(head)) return body;
  const announced = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (announced !== undefined) return bytes.length >= body + Number(announced) ? body + Number(announced) : 0;
  return bytes.subarray(-lastChunk.length).equals(lastChunk) ? bytes.length : 0;
}

/**
 * A keep-alive connection that sends one request after another. Cheaper than node:http, so that the benchmark uses little of the machine.
 */
class Connection {
  #socket = null;
  #bytes = Buffer.alloc(0);
  #done = null;

  constructor(base, headers) {
    this.url = new URL(base);
    this.headers = Object.entries({ host: this.url.host, ...headers })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
  }

  #open() {
    const socket = connect(Number(this.url.port), this.url.hostname);
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      this.#bytes = this.#bytes.length > 0 ? Buffer.concat([this.#bytes, chunk]) : chunk;
      const length = lengthOf(this.#bytes);
      if (length === 0) return;
      const response = this.#bytes.subarray(0, length);
      this.#bytes = this.#bytes.subarray(length);
      this.#done?.resolve(response);
    });
    const fail = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#bytes = Buffer.alloc(0);
      this.#done?.reject(new Error('the connection was closed'));
    };
    socket.on('error', fail);
    socket.on('close', fail);
  }

  #send(path) {
    if (!this.#socket) this.#open();
    return new Promise((resolve, reject) => {
      this.#done = { resolve, reject };
      this.#socket.write(`GET ${path} HTTP/1.1\r\n${this.headers}\r\n`);
    });
  }

  async get(path) {
    const isKept = this.#socket !== null;
    // A server may close a keep-alive connection while a request is in transit (RFC 9112, 9.3.1); it is sent again, as browsers do.
    const response = await this.#send(path).catch((error) => {
      if (!isKept) throw error;
      return this.#send(path);
    });
    return { status: Number(response.toString('latin1', 9, 12)), bytes: response.length };
  }

  close() {
    this.#done = null;
    this.#socket?.destroy();
  }
}

/** Milliseconds of processor time of a process and its threads; 0 if /proc is missing. */
export function cpuMs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

/** Resident memory of a process in MB; 0 if /proc is missing. */
export function residentMb(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

export const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Requests paths over several connections, each path of the iterable once.
 * pid: the server's process, to measure its processor time. every: called after each response with the number so far
 */
export async function load(base, paths, { connections = 10, pid = 0, headers = {}, every } = {}) {
  const browser = {
    'user-agent': 'Mozilla/5.0 Chrome/140',
    accept: 'text/html',
    'accept-encoding': 'gzip, br',
  };
  const times = [];
  const failures = new Map();
  let bytes = 0;
  const queue = paths[Symbol.iterator]();
  const cpu = cpuMs(pid);
  const started = performance.now();
  const work = async () => {
    const connection = new Connection(base, { ...browser, ...headers });
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const sent = performance.now();
      try {
        const response = await connection.get(next.value);
        bytes += response.bytes;
        if (response.status !== 200 && response.status !== 304)
          failures.set(response.status, (failures.get(response.status) ?? 0) + 1);
      } catch (error) {
        failures.set(error.message, (failures.get(error.message) ?? 0) + 1);
      }
      times.push(performance.now() - sent);
      every?.(times.length);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - started) / 1000;
  const sorted = times.sort((a, b) => a - b);
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    cpu: (cpuMs(pid) - cpu) / Math.max(1, times.length),
    kilobytes: bytes / 1024 / Math.max(1, times.length),
    failures: [...failures].map(([what, count]) => `${count} × ${what}`).join(', '),
  };
}

export const summaryOf = (name, { requests, perSecond, p50, p95, p99, cpu, kilobytes, failures }) =>
  `  ${name}: ${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ` +
  `${cpu.toFixed(1)} ms of processor time and ${kilobytes.toFixed(1)} kB each (${requests} requests${failures ? `; FAILED: ${failures}` : ''})`;
