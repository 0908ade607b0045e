import { describe, expect, it } from 'vitest';
import { initialSettings } from '#contracts/settings/sections.ts';
import { embeds, frameHosts, isEmbed, parseEmbed } from '#contracts/text/embeds.ts';
import { embedProviders } from '#contracts/text/rich-text.ts';

describe('the address of something to embed', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42', 'youtube', 'dQw4w9WgXcQ'],
    [' https://youtu.be/dQw4w9WgXcQ?si=abc ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/live/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.instagram.com/p/CxYz_12-ab/', 'instagram', 'p/CxYz_12-ab'],
    ['https://instagram.com/some.dancer/reel/CxYz_12-ab/?hl=en', 'instagram', 'reel/CxYz_12-ab'],
    ['https://www.facebook.com/some.page/posts/pfbid0abc', 'facebook', 'some.page/posts/pfbid0abc'],
    ['https://m.facebook.com/some.page/videos/123456/', 'facebook', 'some.page/videos/123456'],
    ['https://x.com/dancer/status/1234567890', 'x', 'dancer/status/1234567890'],
    ['https://mobile.twitter.com/dancer/status/1234567890?s=20', 'x', 'dancer/status/1234567890'],
  ])('%s is known, and is what a text may hold', (address, provider, id) => {
    const embed = parseEmbed(address);
    expect(embed).toEqual({ provider, id });
    expect(embed && isEmbed(embed)).toBe(true);
  });

  it.each([
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/user/elevenchars',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload=',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be@evil.example/dQw4w9WgXcQ',
    'https://www.instagram.com/some.dancer/',
    'https://www.facebook.com/../posts/x',
    'https://www.facebook.com/plugins/post.php?href=https://evil.example',
    'https://x.com/dancer',
    'https://x.com/dancer/status/12a',
    'https://vimeo.com/123',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'not an address',
    '',
  ])('%j is none', (address) => {
    expect(parseEmbed(address)).toBeUndefined();
  });

  it.each([
    ['youtube', 'dQw4w9WgXcQ?autoplay=1'],
    ['youtube', '../watch'],
    ['youtube', 'dQw4w9WgXcQ&x'],
    ['instagram', 'p/CxYz/../../evil'],
    ['instagram', '/evil.example'],
    ['facebook', '//evil.example/posts/1'],
    ['facebook', '../posts/1'],
    ['facebook', 'page/posts/1?next=evil'],
    ['x', 'dancer/status/1#evil'],
    ['x', '@evil.example/status/1'],
    ['x', ''],
  ] as const)('no id of %s leads elsewhere: %j', (provider, id) => {
    expect(isEmbed({ provider, id })).toBe(false);
  });

  it('is shown in a frame of a host that the policy names', () => {
    const hosts = embedProviders.map((provider) => new URL(embeds[provider].frame('id', {})).origin);
    expect(hosts.sort()).toEqual([...frameHosts].sort());
  });

  it('is shown as it always was, until administrators set it otherwise', () => {
    const frames = embedProviders.map((provider) => embeds[provider].frame('id', {}));
    expect(frames.sort()).toEqual([
      'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=id',
      'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fid&show_text=true',
      'https://www.instagram.com/id/embed/',
      'https://www.youtube-nocookie.com/embed/id',
    ]);
    expect(embedProviders.map((provider) => embeds[provider].frame('id', initialSettings.embeds)).sort()).toEqual(
      frames,
    );
  });

  it.each([
    ['youtube', { youtubeAutoPlay: true }, '/embed/id?autoplay=1&mute=1'],
    ['youtube', { youtubeControls: false }, '/embed/id?controls=0'],
    ['youtube', { youtubeAutoPlay: true, youtubeControls: false }, '/embed/id?autoplay=1&mute=1&controls=0'],
    ['instagram', { instagramCaptions: true }, '/id/embed/captioned/'],
    ['facebook', { facebookShowText: false }, '&show_text=false'],
  ] as const)('of %s is shown as set: %j', (provider, settings, end) => {
    expect(embeds[provider].frame('id', settings)).toContain(end);
  });
});
