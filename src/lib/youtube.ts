/** The addresses that YouTube gives to a video: a page, a short film, a live film, a player, and a short link. */
const VIDEO =
  /^(?:(?:https?:)?\/\/)?(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|v)\/|watch\?(?:[^#]*&)?v=)|youtu\.be\/)([\w-]{6,})/i;

/** The id of a YouTube video; null for any other URL. */
export const youtubeId = (url: string): string | null => VIDEO.exec(url)?.[1] ?? null;
