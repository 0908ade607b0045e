import { expect, it } from 'vitest';
import { isRobot } from '#lambdas/analytics/model/classify-visitor.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const nexus = `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${chrome} Mobile Safari/537.36`;

/** As they name themselves in their makers' own documentation; versions move on. */
const programs = {
  'of search engines': [
    `${nexus} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    'Googlebot-Image/1.0',
    `Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) ${chrome} Safari/537.36`,
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
    `${nexus} (compatible; GoogleOther)`,
    'Mozilla/5.0 (compatible; AdsBot-Google; +http://www.google.com/adsbot.html)',
    'Mediapartners-Google',
    `Mozilla/5.0 ${chrome}; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Safari/537.36`,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 BingPreview/1.0b`,
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'Mozilla/5.0 (compatible; SeznamBot/4.0; +http://napoveda.seznam.cz/seznambot-intro/)',
    'Mozilla/5.0 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
    'Mozilla/5.0 (compatible; Qwantify/2.4w; +https://www.qwant.com/)/2.4w',
    'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
    'Mozilla/5.0 (compatible; coccocbot-web/1.0; +http://help.coccoc.com/searchengine)',
    'Mozilla/5.0 (compatible; Mail.RU_Bot/2.0; +http://go.mail.ru/help/robots)',
  ],
  'that gather texts for models, or read for one who asks a model': [
    `Mozilla/5.0 ${chrome}; compatible; GPTBot/1.2; +https://openai.com/gptbot)`,
    `Mozilla/5.0 ${chrome}; compatible; ChatGPT-User/1.0; +https://openai.com/bot`,
    `Mozilla/5.0 ${chrome} Safari/537.36; compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot`,
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
    'Mozilla/5.0 (compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
    'Mozilla/5.0 (compatible; Claude-SearchBot/1.0; +https://www.anthropic.com)',
    'Mozilla/5.0 (compatible; anthropic-ai/1.0; +http://www.anthropic.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
    'Mozilla/5.0 (compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)',
    'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
    'CCBot/2.0 (https://commoncrawl.org/faq/)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_10_1) AppleWebKit/600.2.5 (KHTML, like Gecko) Version/8.0.2 Safari/600.2.5 (Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot)',
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    'Mozilla/5.0 (compatible; meta-externalfetcher/1.1)',
    'cohere-ai',
    'Mozilla/5.0 (compatible; MistralAI-User/1.0; +https://docs.mistral.ai/robots)',
    'Mozilla/5.0 (compatible; DuckAssistBot/1.2; +http://duckduckgo.com/duckassistbot.html)',
    'Mozilla/5.0 (compatible; Diffbot/0.1; +http://www.diffbot.com)',
    'Mozilla/5.0 (compatible; YouBot/1.0; +https://about.you.com/youbot/)',
    'Timpibot/0.8 (+http://www.timpi.io)',
    'Mozilla/5.0 (compatible; Google-Extended)',
  ],
  'that sell what they find': [
    'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
    'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)',
    'Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)',
    'Mozilla/5.0 (compatible; DotBot/1.2; +https://opensiteexplorer.org/dotbot)',
    'Mozilla/5.0 (compatible; DataForSeoBot/1.0; +https://dataforseo.com/dataforseo-bot)',
    'Mozilla/5.0 (compatible; BLEXBot/1.0; +https://help.seranking.com/en/blex-crawler)',
    'Screaming Frog SEO Spider/19.0',
    'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
    'ia_archiver',
  ],
  'that make previews of links': [
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) facebookexternalhit/1.1',
    'WhatsApp/2.23.20.0 A',
    'TelegramBot (like TwitterBot)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Slack-ImgProxy (+https://api.slack.com/robots)',
    'Twitterbot/1.0',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)',
    `Mozilla/5.0 (Windows NT 6.1; WOW64) ${chrome} Safari/537.36 SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com`,
    `Mozilla/5.0 (Windows NT 6.1; WOW64) ${chrome} Safari/537.36 Google (+https://developers.google.com/+/web/snippet/)`,
    'Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)',
    'Embedly/0.2',
    'Iframely/1.3.1 (+https://iframely.com/docs/about)',
    'Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)',
    'Viber/20.0',
  ],
  'that look whether sites are up and fast': [
    'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
    `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 PingdomPageSpeed/1.0 (pingbot/2.0; +http://www.pingdom.com/)`,
    'Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)',
    'StatusCake_Pagespeed_Indev',
    `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 StatusCake`,
    'Better Uptime Bot Mozilla/5.0 (Macintosh)',
    `Mozilla/5.0 (Linux; Android 11; moto g power (2022)) ${chrome} Mobile Safari/537.36 Chrome-Lighthouse`,
    `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 GTmetrix`,
    `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 DatadogSynthetics`,
    `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 PTST/230725.191839`,
    `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 CloudWatchSynthetics/arn:aws:synthetics:eu-central-1`,
    'Site24x7',
  ],
  'that drive a browser, or ask without one': [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Unknown; Linux x86_64) AppleWebKit/538.1 (KHTML, like Gecko) PhantomJS/2.1.1 Safari/538.1',
    `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Electron/28.0.0 Safari/537.36 Cypress/13.6.0`,
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Prerender (+https://github.com/prerender/prerender)',
    ...['curl/8.5.0', 'Wget/1.21.4', 'python-requests/2.32.0', 'Go-http-client/2.0', 'okhttp/4.12.0', 'axios/1.7.2'],
    ...['Scrapy/2.11 (+https://scrapy.org)', 'Java/17.0.1', 'node', 'PostmanRuntime/7.36.0', ''],
  ],
};

/** Among them those whose names resemble a program's. */
const people = [
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0.0.0`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 OPR/125.0.0.0`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} YaBrowser/25.10.0.0 Safari/537.36`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1',
  // Applications that show pages to people: of Facebook, Instagram, Google.
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/440.0.0.30.120;FBDV/iPhone14,5]',
  `Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) ${chrome} Version/4.0 Mobile Safari/537.36 Instagram 312.0.0.22.114 Android`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/340.0 Mobile/15E148 Safari/604.1',
  `Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  // Telephones by Cubot.
  `Mozilla/5.0 (Linux; Android 9; CUBOT_X19 Build/PPR1) ${chrome} Mobile Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) ${chrome} Mobile Safari/537.36`,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; Trident/7.0; rv:11.0) like Gecko',
  `Mozilla/5.0 (Linux; Android 14; K) ${chrome} Mobile Safari/537.36 Telegram-Android/11.2.3 (Google Pixel 8; Android 14; SDK 34; HIGH)`,
];

it.each(Object.entries(programs))('programs %s are no visitors', (_kind, names) => {
  expect(names.filter((name) => !isRobot(name))).toEqual([]);
});

it('browsers of people are visitors, whatever else their names hold', () => {
  expect(people.filter(isRobot)).toEqual([]);
});
