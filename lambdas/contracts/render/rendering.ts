/**
 * The content that the site's files are made from, and the files themselves. It connects the web app, which draws
 * pages, with the code that stores them (the build with the seed's content, the render function with the table's).
 * Types only.
 */
import type { getPost, listPosts } from '../blog/endpoints.ts';
import type { Brand, getBrand, Product } from '../catalog/endpoints.ts';
import type { Output } from '../http/endpoint.ts';
import type { PageService } from '../relay/visitor-choice.ts';
import type { PageText, PageTextAddress } from '../settings/page-text.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import type { Language } from '../text/language.ts';

/** The addresses of one post. */
export interface PostAddress {
  id: string;
  /** Its present address in each language in which it is published: at least one. */
  slugs: { [language in Language]?: string | undefined };
  /** Former addresses, which still lead to the post. */
  formerSlugs: readonly string[];
  /** ISO 8601, UTC. */
  updatedAt: string;
}

/** Everything that pages show, in the form of the API's replies. */
export interface SiteContent {
  brands(language: Language): Promise<Brand[]>;
  products(language: Language): Promise<Product[]>;
  /** Undefined when there is no such brand. */
  brandPage(id: string, language: Language): Promise<Output<typeof getBrand> | undefined>;
  /** Undefined when there is no such page or category. */
  posts(query: {
    language: Language;
    page: number;
    category?: string | undefined;
  }): Promise<Output<typeof listPosts> | undefined>;
  /** Undefined when no post has or had this slug. */
  post(slug: string, language: Language): Promise<Output<typeof getPost> | undefined>;
  /** Of every post that is published in any language. */
  postAddresses(): Promise<PostAddress[]>;
  settings(language: Language): Promise<SiteSettings>;
  /** Empty where the product's own text stands. */
  pageText(address: PageTextAddress): Promise<PageText>;
}

/** The changes for which pages must be drawn again. */
export interface Changes {
  /** Whether every page must be drawn again, for example because the footer names a changed brand. */
  everything: boolean;
  catalog: boolean;
  /** Ids of brands that changed, those that are gone among them. */
  brands: readonly string[];
  /** Ids of posts that were published, changed or taken back. */
  posts: readonly string[];
  /** Addresses that those posts had before or have now. */
  slugs: readonly string[];
  /** Pages in those languages in which administrators have changed their text. */
  pageTexts: readonly PageTextAddress[];
}

/** A file of the site bucket. Without a text it is to be removed. */
export interface SiteFile {
  key: string;
  contentType: string;
  text: string | undefined;
}

/** Files that are drawn together. If one task fails, the others are drawn all the same. */
export interface RenderTask {
  /** For the log: `/blog in he`. */
  name: string;
  draw: () => Promise<SiteFile[]>;
}

/** The interface of the web app's server entry, which is imported from its bundle: made by `web/src/server/render-tasks.tsx`. */
export interface SiteRenderer {
  /** In the order of their importance for readers. */
  renderTasks: (input: { content: SiteContent; changes: Changes; site: BuiltSite }) => Promise<RenderTask[]>;
}

/** One element of a selector. */
export interface StyleStep {
  /** How it is found from the one before: below it, as its child, right after it, after it. */
  by: '' | '>' | '+' | '~';
  /**
   * The selectors that it must have: classes (`.card`), its name (`table`), its language (`:lang(he)`), direction (`[dir=rtl]`)
   * or other attributes (`[hidden]`). Of each need, one of several will do.
   */
  needs: readonly (readonly string[])[];
}

/** One rule of the stylesheet, or one statement such as a font face. */
export interface StyleRule {
  /** Empty for a statement. */
  selectors: readonly { text: string; steps: readonly StyleStep[] }[];
  /** The letters of a font face, as a class of a regular expression. A statement without them is in every page. */
  letters?: string;
  /** The name of these keyframes: they are in pages where a rule that is needed names them. */
  keyframes?: string;
  /** The declarations; for a statement, its whole text. */
  declarations: string;
  /** `@media print` and the like. */
  condition?: string;
}

/** The built files that pages include or refer to. */
export interface PageAssets {
  /** The stylesheet; each page includes only the rules that it needs. */
  styles: readonly StyleRule[];
  /** The inline script that a page starts with; the site's policy names its hash. */
  starter: string;
  /** The address of the app's script, which the starter fetches later. */
  app: string;
  /** The addresses of the two fonts for the first screen of each language. */
  fonts: Record<Language, string[]>;
}

export interface BuiltSite {
  /** The address that canonical links name. */
  origin: string;
  assets: PageAssets;
  /** The services of others that are on; left out where no settings are known. */
  services?: readonly PageService[];
}
