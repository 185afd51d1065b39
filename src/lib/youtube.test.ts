import { expect, it } from 'vitest';
import { youtubeId } from './youtube';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=9',
  'https://www.youtube.com/watch?feature=shared&v=dQw4w9WgXcQ',
  'https://youtube.com/shorts/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/live/dQw4w9WgXcQ',
  '//www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'youtu.be/dQw4w9WgXcQ',
])('finds the video of %s', (url) => {
  expect(youtubeId(url)).toBe('dQw4w9WgXcQ');
});

it.each([
  'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
  'https://evil.example/?youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/playlist?list=dQw4w9WgXcQ',
  '/media/turn.mp4',
])('finds none of %s', (url) => {
  expect(youtubeId(url)).toBeNull();
});
