import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { extname, join } from 'node:path';
import type { NowPlaying } from '../../contract/kiosk.ts';
import { steadyPort } from '../steadyPort.ts';

/** A clip of tests/kiosk/clips in the service's playlist. */
export interface TestClip {
  file: string;
  title: string;
  link?: string;
  kind?: 'video' | 'image' | 'product';
  captions?: string;
  /** Overrides the correct hash. */
  sha256?: string;
  valid_from?: string;
  valid_until?: string;
  weekdays?: number[];
  qr_url?: string;
  price?: string;
}

export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

const CLIPS = '/media/test-clips/';
const types: Record<string, string> = { '.webp': 'image/webp', '.vtt': 'text/vtt' };
/** half.webp is the first half of still.webp: complete for the service, but no picture. */
function clipFile(name: string): Buffer {
  const read = (file: string) => readFileSync(join('tests/kiosk/clips', file));
  if (name !== 'half.webp') return read(name);
  const whole = read('still.webp');
  return whole.subarray(0, whole.length / 2);
}

const toPlaylistItem = ({
  file,
  title,
  link = '/',
  kind = 'video',
  captions = '',
  sha256,
  ...others
}: TestClip) => {
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
    ...others,
  };
};

/**
 * A proxy between a kiosk and the real server. Tests can cut it and inject faults. It replaces the clips of the playlist by
 * two-second ones; authorisation stays with the service.
 */
export class Network {
  clips: TestClip[] = [];
  /** Messages, dark hours and the like, beside the clips. */
  screen: Partial<NowPlaying> = {};
  /** A line of text below the clips. */
  ticker = '';
  /** False: the service's own playlist arrives unchanged. */
  replacesPlaylist = true;
  /** Called before each request; returns true when it has responded instead of the server. */
  fault: Fault | null = null;
  /** Every request, as `GET /path`. */
  readonly calls: string[] = [];
  /** The bodies of play reports that reached the server. */
  readonly reports: string[] = [];
  /** The bodies of heartbeats that reached the server. */
  readonly heartbeats: string[] = [];
  /** The number of responses to play reports to drop after the server has committed them. */
  responsesToDrop = 0;
  /** Milliseconds by which the clock of the service seems wrong. */
  clockErrorMs = 0;
  #server: Server | null = null;
  #port = 0;
  readonly #sockets = new Set<Socket>();

  constructor(private readonly upstream: string) {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the proxy; after a cut at the same port. */
  async restore(): Promise<void> {
    const server = createServer((request, response) => this.#forward(request, response));
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    this.#port ||= await steadyPort();
    this.#server = server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
  }

  /** Closes all connections and refuses new ones. */
  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    for (const socket of this.#sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  }

  #forward(request: IncomingMessage, response: ServerResponse): void {
    const path = (request.url ?? '').split('?')[0] ?? '';
    this.calls.push(`${request.method} ${path}`);
    if (this.fault?.(request, response)) return;
    if (path.startsWith(CLIPS)) return void this.#serveClip(path.slice(CLIPS.length), request, response);
    const target = new URL(request.url ?? '/', this.upstream);
    const headers = { ...request.headers, host: target.host };
    const isReport = path === '/kiosk-service/played-videos';
    const isHeartbeat = path === '/kiosk-service/heartbeat';
    let body = '';
    if (isReport || isHeartbeat)
      request
        .on('data', (chunk) => (body += chunk))
        .on('end', () => (isReport ? this.reports : this.heartbeats).push(body));
    const upstream = httpRequest(target, { method: request.method, headers }, (upstreamResponse) => {
      if (isReport && this.responsesToDrop > 0) {
        this.responsesToDrop -= 1;
        request.socket.destroy();
        return;
      }
      if (
        this.replacesPlaylist &&
        path === '/kiosk-service/now-playing' &&
        upstreamResponse.statusCode === 200
      ) {
        upstreamResponse.resume();
        const date = new Date(Date.now() + this.clockErrorMs).toUTCString();
        response.writeHead(200, { 'content-type': 'application/json', date });
        const videos = this.clips.map(toPlaylistItem);
        const playlists = this.ticker === '' ? [] : [{ ticker: this.ticker, videos }];
        response.end(JSON.stringify({ videos, playlists, refresh_seconds: 300, ...this.screen }));
        return;
      }
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    // The service must learn that a stream has ended, as of any other proxy.
    if (path === '/kiosk-service/events') response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  }

  #serveClip(file: string, request: IncomingMessage, response: ServerResponse): void {
    const content = clipFile(file);
    const [, from] = /^bytes=(\d+)-/.exec(request.headers.range ?? '') ?? [];
    const start = Number(from ?? 0);
    const headers = { 'content-type': types[extname(file)] ?? 'video/mp4', 'accept-ranges': 'bytes' };
    if (from === undefined) response.writeHead(200, headers);
    else
      response.writeHead(206, {
        ...headers,
        'content-range': `bytes ${start}-${content.length - 1}/${content.length}`,
      });
    response.end(content.subarray(start));
  }
}

/** A fault that responds to every request below a path with a status. */
export const failing =
  (path: string, status: number): Fault =>
  (request, response) => {
    if (!request.url?.startsWith(path)) return false;
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end('<h1>Fault</h1>');
    return true;
  };

/** A fault that responds to every request below a path with the same response, as a captive portal does. */
export const respondingWith =
  (path: string, status: number, type: string, body: string): Fault =>
  (request, response) => {
    if (!request.url?.startsWith(path)) return false;
    response.writeHead(status, { 'content-type': type });
    response.end(body);
    return true;
  };

/** A fault that sends the first bytes of every clip and then nothing. */
export const stallingClips: Fault = (request, response) => {
  if (!request.url?.startsWith(CLIPS)) return false;
  response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': '1000000' });
  response.write('0000');
  return true;
};
