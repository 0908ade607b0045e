import { author, coverOf, type SeedPost } from '../../seed-post.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { ru } from './ru.ts';

const id = 'breaking-in';

export const breakingIn: SeedPost = {
  id,
  details: { category: 'fitting-and-care', tags: ['pointe', 'demi-pointe', 'relevé'], author, cover: coverOf(id) },
  sourceLanguage: 'he',
  publishedAt: '2026-10-20T06:00:00.000Z',
  languages: { he, en, ru, fr, es },
};
