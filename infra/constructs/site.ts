import { Duration, Stack, Validations } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import { reportVisits } from '#contracts/analytics/visits.ts';
import { apiPrefixes } from '#contracts/pages/endpoints.ts';
import { choiceCookie } from '#contracts/relay/visitor-choice.ts';
import { builtSite } from '../built-site.ts';
import type { Stage } from '../config.ts';
import { edgeFunctionCode } from '../edge/edge-function-code.ts';
import { globalName } from './global-name.ts';
import { responseHeaders } from './response-headers.ts';
import type { SiteBucket } from './site-bucket.ts';

/** Every error status for which CloudFront takes a setting. */
const errorStatuses = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

export interface SiteProps {
  bucket: SiteBucket;
  api: HttpApi;
  /** The key that is sent to the API with every request, so that the API knows the call comes from CloudFront. */
  originKey: string;
  stage: Stage;
}

/** CloudFront: pages and assets from the bucket, the four API prefixes from the HTTP API, one origin for the browser. */
export class Site extends Construct {
  readonly url: string;
  readonly distributionId: string;

  constructor(scope: Construct, id: string, { bucket, api, originKey, stage }: SiteProps) {
    super(scope, id);
    const apiOrigin = new HttpOrigin(`${api.apiId}.execute-api.${stage.region}.amazonaws.com`, {
      customHeaders: { 'x-origin-key': originKey },
    });
    const bucketOrigin = S3BucketOrigin.withOriginAccessControl(bucket.bucket, {
      originAccessControl: new cloudfront.S3OriginAccessControl(this, 'FilesAccess', {
        originAccessControlName: globalName(this, 'files'),
      }),
    });
    const shared = {
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: responseHeaders(this, stage, {
        bucketDomain: bucket.bucket.bucketRegionalDomainName,
        starter: builtSite().starter,
      }),
      compress: true,
    };
    const files = { ...shared, origin: bucketOrigin, cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED };
    const calls = {
      ...shared,
      origin: apiOrigin,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: this.#apiCachePolicy(),
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [
        this.#edgeFunction('ApiRequest', 'api-request', cloudfront.FunctionEventType.VIEWER_REQUEST),
      ],
    };

    const distribution = new cloudfront.Distribution(this, 'Distribution', {
      defaultBehavior: {
        ...shared,
        // A page that the bucket does not have is answered by the API with the not-found page and status 404. A custom
        // error response could not: it would replace the API's own 404 replies as well, and knows one language only.
        origin: new OriginGroup({
          primaryOrigin: bucketOrigin,
          fallbackOrigin: apiOrigin,
          fallbackStatusCodes: [403, 404],
        }),
        // The viewer-request function has put the language into the path, so the path alone is the cache key.
        cachePolicy: this.#pageCachePolicy(),
        functionAssociations: [
          this.#edgeFunction('PageRequest', 'page-request', cloudfront.FunctionEventType.VIEWER_REQUEST),
          this.#edgeFunction('PageResponse', 'page-response', cloudfront.FunctionEventType.VIEWER_RESPONSE),
        ],
      },
      additionalBehaviors: {
        '/assets/*': files,
        '/images/*': files,
        [reportVisits.path]: { ...calls, originRequestPolicy: this.#visitRequestPolicy() },
        ...Object.fromEntries(apiPrefixes.map((prefix) => [`${prefix}/*`, calls])),
      },
      // These errors are not replaced by a page; they are only never cached. By default CloudFront would cache one
      // failure and serve it to everybody for ten seconds. Replies that the API wants cached say so themselves.
      errorResponses: errorStatuses.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      // North America, Europe and Israel: the cheapest price class that is close to the site's readers.
      priceClass: cloudfront.PriceClass.PRICE_CLASS_100,
      ...(stage.webAclArn ? { webAclId: stage.webAclArn } : {}),
      ...(stage.domain
        ? {
            domainNames: [stage.domain.name],
            certificate: Certificate.fromCertificateArn(this, 'Certificate', stage.domain.certificateArn),
            minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
          }
        : {}),
    });
    Validations.of(distribution).acknowledge(
      {
        id: 'AwsSolutions::AwsSolutions-CFR3',
        reason:
          "Access logs would keep visitors' addresses for no use of the product; API calls are logged by the API.",
      },
      // With its own domain the site accepts TLS 1.2 and newer. The default CloudFront name cannot set this, which the
      // security rule does not know.
      {
        id: 'AwsSolutions::AwsSolutions-CFR4',
        reason: "Without a domain CloudFront's own certificate is used, whose minimum TLS version cannot be set.",
      },
    );
    if (stage.domain?.hostedZone) this.#pointName(stage.domain.name, stage.domain.hostedZone, distribution);
    this.distributionId = distribution.distributionId;
    this.url = `https://${stage.domain?.name ?? distribution.distributionDomainName}`;
  }

  /** Allows making the edge ask again for what it keeps. */
  grantClearCache(grantee: IGrantable) {
    const resource = { service: 'cloudfront', region: '', resource: 'distribution', resourceName: this.distributionId };
    const resourceArns = [Stack.of(this).formatArn(resource)];
    Grant.addToPrincipal({ grantee, actions: ['cloudfront:CreateInvalidation'], resourceArns });
  }

  #edgeFunction(id: string, file: string, eventType: cloudfront.FunctionEventType): cloudfront.FunctionAssociation {
    return {
      eventType,
      function: new cloudfront.Function(this, id, {
        runtime: cloudfront.FunctionRuntime.JS_2_0,
        code: cloudfront.FunctionCode.fromInline(edgeFunctionCode(file)),
      }),
    };
  }

  #pageCachePolicy() {
    return new cloudfront.CachePolicy(this, 'PageCache', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.minutes(1),
      maxTtl: Duration.days(1),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }

  /**
   * Only replies that the function marks as cacheable are cached. A token belongs to one person, so it never shares a
   * reply.
   */
  #apiCachePolicy() {
    return new cloudfront.CachePolicy(this, 'ApiCache', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(1),
      queryStringBehavior: cloudfront.CacheQueryStringBehavior.all(),
      headerBehavior: cloudfront.CacheHeaderBehavior.allowList('Authorization'),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }

  /** For a visit, CloudFront adds the country; the browser sends no more than is needed to count it. */
  #visitRequestPolicy() {
    return new cloudfront.OriginRequestPolicy(this, 'VisitRequest', {
      originRequestPolicyName: globalName(this, 'visits'),
      headerBehavior: cloudfront.OriginRequestHeaderBehavior.allowList(
        ...[
          'CloudFront-Viewer-Country',
          // Of a viewer's headers only those pass that are named, so that without its type no body could be read.
          'Content-Type',
          'x-viewer-address',
          'User-Agent',
          'Origin',
          'Accept-Language',
          'Sec-GPC',
          'DNT',
        ],
      ),
      cookieBehavior: cloudfront.OriginRequestCookieBehavior.allowList(choiceCookie),
      queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.none(),
    });
  }

  #pointName(recordName: string, zone: { id: string; name: string }, distribution: cloudfront.Distribution) {
    const hostedZone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: zone.id,
      zoneName: zone.name,
    });
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    new ARecord(this, 'Ipv4', { zone: hostedZone, recordName, target });
    new AaaaRecord(this, 'Ipv6', { zone: hostedZone, recordName, target });
  }
}
