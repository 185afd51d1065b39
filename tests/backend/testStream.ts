import { request } from 'node:http';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

export interface TestStream {
  status: number;
  /** The events so far. */
  events: EventSourceMessage[];
  /** True once the server has ended the stream. */
  hasEnded: () => boolean;
  close: () => void;
}

/** Opens a stream of events of a listening server. */
export function openTestStream(url: string): Promise<TestStream> {
  return new Promise((resolve, reject) => {
    const events: EventSourceMessage[] = [];
    let hasEnded = false;
    const parser = createParser({ onEvent: (event) => events.push(event) });
    const sent = request(url, { headers: { accept: 'text/event-stream' } }, (response) => {
      response.setEncoding('utf8');
      response.on('data', (text: string) => parser.feed(text));
      response.on('end', () => {
        hasEnded = true;
      });
      response.on('error', () => {});
      const close = () => sent.destroy();
      resolve({ status: response.statusCode ?? 0, events, hasEnded: () => hasEnded, close });
    });
    sent.on('error', reject);
    sent.end();
  });
}
