import { author, coverOf, type SeedPost } from '../../seed-post.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { ru } from './ru.ts';

const id = 'making-pairs-last';

export const makingPairsLast: SeedPost = {
  id,
  details: { category: 'fitting-and-care', tags: ['pointe'], author, cover: coverOf(id) },
  sourceLanguage: 'he',
  publishedAt: '2026-11-03T06:00:00.000Z',
  languages: { he, en, ru, fr, es },
};
