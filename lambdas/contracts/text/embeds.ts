/** Embeds from other sites are stored by provider and id, so that a typed address never becomes a frame's address. */
import type { EmbedProvider } from './rich-text.ts';

/** How an administrator wants frames to be, as far as that is set. */
interface FrameSettings {
  youtubeAutoPlay?: boolean;
  youtubeControls?: boolean;
  instagramCaptions?: boolean;
  facebookShowText?: boolean;
}

interface Provider {
  hosts: readonly string[];
  /** The id in an address's path (and query), if it has one. */
  find: (url: URL) => string | undefined;
  /** The address that a frame loads, as administrators have set it. */
  frame: (id: string, settings: FrameSettings) => string;
  /** The address of the ordinary page, for readers without frames. */
  page: (id: string) => string;
}

const youtubeId = /^[\w-]{11}$/;
/** The path before an id; a channel's name may look the same. */
const youtubePlaces = new Set(['embed', 'live', 'shorts', 'v']);
const postPath = (pattern: RegExp) => (url: URL) => pattern.exec(url.pathname)?.[1];

export const embeds: Record<EmbedProvider, Provider> = {
  youtube: {
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
    find: (url) => {
      const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
      const inPath = url.hostname === 'youtu.be' ? first : youtubePlaces.has(first) && second;
      const id = inPath || (url.searchParams.get('v') ?? '');
      return youtubeId.test(id) ? id : undefined;
    },
    frame: (id, { youtubeAutoPlay = false, youtubeControls = true }) => {
      // Browsers let a video begin by itself only without sound.
      const query = [...(youtubeAutoPlay ? ['autoplay=1', 'mute=1'] : []), ...(youtubeControls ? [] : ['controls=0'])];
      return `https://www.youtube-nocookie.com/embed/${id}${query.length > 0 ? `?${query.join('&')}` : ''}`;
    },
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  instagram: {
    hosts: ['instagram.com', 'www.instagram.com'],
    find: postPath(/^(?:\/[\w.]{1,30})?\/((?:p|reel)\/[\w-]{5,40})(?:\/|$)/),
    frame: (id, { instagramCaptions = false }) =>
      `https://www.instagram.com/${id}/embed/${instagramCaptions ? 'captioned/' : ''}`,
    page: (id) => `https://www.instagram.com/${id}/`,
  },
  facebook: {
    hosts: ['facebook.com', 'www.facebook.com', 'm.facebook.com'],
    find: postPath(/^\/([\w.-]{1,80}\/(?:posts|videos)\/[\w-]{1,100})(?:\/|$)/),
    frame: (id, { facebookShowText = true }) =>
      `https://www.facebook.com/plugins/post.php?href=${encodeURIComponent(`https://www.facebook.com/${id}`)}&show_text=${facebookShowText}`,
    page: (id) => `https://www.facebook.com/${id}`,
  },
  x: {
    hosts: ['x.com', 'www.x.com', 'twitter.com', 'www.twitter.com', 'mobile.twitter.com'],
    find: postPath(/^\/(\w{1,15}\/status\/\d{1,20})(?:\/|$)/),
    frame: (id) => `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${id.split('/').at(-1)}`,
    page: (id) => `https://x.com/${id}`,
  },
};

/** Where frames may come from: the site's policy allows these and no others. */
export const frameHosts = [
  'https://www.youtube-nocookie.com',
  'https://www.instagram.com',
  'https://www.facebook.com',
  'https://platform.twitter.com',
] as const;

/** The embed for an address; undefined unless it is a single post or video of one of the four sites. */
export const parseEmbed = (address: string): { provider: EmbedProvider; id: string } | undefined => {
  const url = URL.parse(address.trim());
  if (url?.protocol !== 'https:') return undefined;
  for (const [provider, { hosts, find }] of Object.entries(embeds) as [EmbedProvider, Provider][]) {
    const id = hosts.includes(url.hostname) ? find(url) : undefined;
    if (id) return { provider, id };
  }
  return undefined;
};

/** The id of a stored embed, checked against the provider's format once more. */
export const isEmbed = ({ provider, id }: { provider: EmbedProvider; id: string }): boolean =>
  parseEmbed(embeds[provider].page(id))?.id === id;
