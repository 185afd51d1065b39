import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { createParser } from 'eventsource-parser';

/** Connections for calls. Streams have separate connections, as in the shell. */
const agent = new Agent({ keepAlive: true, maxSockets: 200, timeout: 30_000 });
const CALL_TIMEOUT_MS = 15_000;
const RECONNECT_MS = 2_000;
const EXECUTION_MS = 1_000;

/** Sends a call. Resolves to its status and body; status 0 without a response. */
export function call(url, method, body, headers = {}) {
  return new Promise((resolve) => {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const type = content === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(
      url,
      { method, agent, timeout: CALL_TIMEOUT_MS, headers: { ...type, ...headers } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode, text, headers: response.headers }));
        response.on('error', () => resolve({ status: 0, text: '', headers: {} }));
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve({ status: 0, text: '', headers: {} }));
    sent.end(content);
  });
}

/** A simulated kiosk: an event stream, heartbeats, and plays that it stores until the service has confirmed them. */
export class Kiosk {
  plays = 0;
  waiting = [];
  heartbeatsLost = 0;
  isConnected = false;
  #sequence = 0;
  #isReporting = false;
  #timers = [];
  #stream = null;
  #isStopped = false;

  /** onCommand: called with the command and its time of arrival (milliseconds since 1970) */
  constructor(serviceUrl, { id, token }, onCommand) {
    this.serviceUrl = serviceUrl;
    this.id = id;
    this.token = token;
    this.onCommand = onCommand;
  }

  #url(path) {
    return `${this.serviceUrl}${path}?token=${this.token}`;
  }

  connect() {
    if (this.#isStopped) return;
    const again = () => {
      if (this.#stream !== sent) return;
      this.isConnected = false;
      this.#stream = null;
      setTimeout(() => this.connect(), RECONNECT_MS * (0.5 + Math.random()));
    };
    const sent = request(this.#url('/events'), { agent: false }, (response) => {
      this.isConnected = response.statusCode === 200;
      const parser = createParser({ onEvent: (event) => this.#handle(event) });
      response.setEncoding('utf8');
      response.on('data', (text) => parser.feed(text));
      response.on('end', again);
      response.on('error', again);
    });
    this.#stream = sent;
    sent.on('error', again);
    sent.end();
  }

  #handle({ event, data }) {
    if (event !== 'command') return;
    const command = JSON.parse(data);
    this.onCommand(command, Date.now());
    // A kiosk verifies and executes the command before it reports the result.
    const report = () => call(this.#url(`/commands/${command.id}`), 'POST', { status: 'done', result: '' });
    setTimeout(report, Math.random() * EXECUTION_MS);
  }

  /** Starts heartbeats and plays, at a different time for each kiosk. */
  start({ heartbeatMs, playMs }) {
    const every = (ms, run) => {
      const first = setTimeout(() => {
        run();
        this.#timers.push(setInterval(run, ms));
      }, Math.random() * ms);
      this.#timers.push(first);
    };
    every(heartbeatMs, () => void this.#beat());
    every(playMs, () => {
      this.#play(playMs);
      void this.report();
    });
  }

  #play(playMs) {
    const ended = Date.now();
    this.#sequence += 1;
    this.plays += 1;
    this.waiting.push({
      play_id: randomUUID(),
      device_id: this.id,
      video_id: 'living-room',
      sha256: '',
      started_at: new Date(ended - playMs).toISOString(),
      ended_at: new Date(ended).toISOString(),
      duration_ms: playMs,
      sequence: this.#sequence,
    });
  }

  /** Sends the queued plays; those that are not confirmed remain. */
  async report() {
    if (this.#isReporting || this.waiting.length === 0) return;
    this.#isReporting = true;
    const { status, text } = await call(this.#url('/played-videos'), 'POST', { playedVideos: this.waiting });
    if (status === 200) {
      const accepted = new Set(JSON.parse(text).accepted);
      this.waiting = this.waiting.filter(({ play_id }) => !accepted.has(play_id));
    }
    this.#isReporting = false;
  }

  async #beat() {
    const state = { app_version: '1.0.0', instance_id: this.id, queue_length: this.waiting.length };
    const { status } = await call(this.#url('/heartbeat'), 'POST', { ...state, last_frame_age_ms: 20 });
    if (status !== 200) this.heartbeatsLost += 1;
  }

  /** Stops heartbeats and plays; the queue may still be reported. */
  pause() {
    for (const timer of this.#timers) clearInterval(timer);
  }

  close() {
    this.#isStopped = true;
    this.pause();
    const stream = this.#stream;
    this.#stream = null;
    stream?.destroy();
  }
}
