import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join } from 'node:path';

/** A clip of tests/kiosk/clips as the service would list it. */
export interface TestClip {
  file: string;
  title: string;
  link?: string;
  kind?: 'video' | 'image' | 'product';
  captions?: string;
  /** What the service claims, when it is to be wrong. */
  sha256?: string;
}

type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

const CLIPS = '/media/test-clips/';
const types: Record<string, string> = { '.webp': 'image/webp', '.vtt': 'text/vtt' };
const clipFile = (name: string) => readFileSync(join('tests/kiosk/clips', name));

const listed = ({ file, title, link = '/', kind = 'video', captions = '', sha256 }: TestClip) => {
  const content = clipFile(file);
  return {
    video_id: file,
    title,
    url: CLIPS + file,
    poster: '',
    duration: 2,
    sha256: sha256 ?? createHash('sha256').update(content).digest('hex'),
    size: content.byteLength,
    link,
    kind,
    captions,
  };
};

/**
 * The wire between a kiosk and the real server: it can be cut, and it can lie. Only the list of clips is its own, so that
 * tests play clips of two seconds; who may see the list is still the service's word.
 */
export class Network {
  clips: TestClip[] = [];
  /** Answers instead of the server while set; true when it did. */
  fault: Fault | null = null;
  /** Every call that went through, as `GET /path`. */
  readonly calls: string[] = [];
  /** The bodies of reports that reached the server. */
  readonly reports: string[] = [];
  /** So many answers to reports are lost on the way back: the server has committed, the kiosk can't know. */
  answersToLose = 0;
  #server: Server | null = null;
  #port = 0;
  readonly #sockets = new Set<Socket>();

  constructor(private readonly upstream: string) {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Up, at the same port as before. */
  async restore(): Promise<void> {
    const server = createServer((asked, answer) => this.#pass(asked, answer));
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    this.#server = server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Nothing answers any more. */
  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    for (const socket of this.#sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    const path = (asked.url ?? '').split('?')[0] ?? '';
    this.calls.push(`${asked.method} ${path}`);
    if (this.fault?.(asked, answer)) return;
    if (path.startsWith(CLIPS)) return void this.#clip(path.slice(CLIPS.length), asked, answer);
    const target = new URL(asked.url ?? '/', this.upstream);
    const headers = { ...asked.headers, host: target.host };
    const isReport = path === '/kiosk-service/played-videos';
    let body = '';
    if (isReport) asked.on('data', (chunk) => (body += chunk)).on('end', () => this.reports.push(body));
    const onward = request(target, { method: asked.method, headers }, (back) => {
      if (isReport && this.answersToLose > 0) {
        this.answersToLose -= 1;
        asked.socket.destroy();
        return;
      }
      if (path === '/kiosk-service/now-playing' && back.statusCode === 200) {
        back.resume();
        answer.writeHead(200, { 'content-type': 'application/json' });
        answer.end(JSON.stringify({ videos: this.clips.map(listed), refresh_seconds: 300 }));
        return;
      }
      answer.writeHead(back.statusCode ?? 502, back.headers);
      back.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }

  #clip(file: string, asked: IncomingMessage, answer: ServerResponse): void {
    const content = clipFile(file);
    const [, from] = /^bytes=(\d+)-/.exec(asked.headers.range ?? '') ?? [];
    const start = Number(from ?? 0);
    const headers = { 'content-type': types[extname(file)] ?? 'video/mp4', 'accept-ranges': 'bytes' };
    if (from === undefined) answer.writeHead(200, headers);
    else
      answer.writeHead(206, {
        ...headers,
        'content-range': `bytes ${start}-${content.length - 1}/${content.length}`,
      });
    answer.end(content.subarray(start));
  }
}

/** A fault that answers every call to a path with a status. */
export const failing =
  (path: string, status: number): Fault =>
  (asked, answer) => {
    if (!asked.url?.startsWith(path)) return false;
    answer.writeHead(status, { 'content-type': 'text/html' });
    answer.end('<h1>Fault</h1>');
    return true;
  };
