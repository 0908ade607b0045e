import * as z from 'zod';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Resource, Stack } from '../template/stack.ts';

const alarmSchema = z.strictObject({
  AlarmName: z.string().optional(),
  AlarmDescription: z.string().max(1_024).optional(),
  Namespace: z.string(),
  MetricName: z.string(),
  Dimensions: z.array(z.strictObject({ Name: z.string(), Value: z.string() })).default([]),
  Statistic: z.enum(['Sum', 'Maximum', 'Minimum', 'Average', 'SampleCount']),
  Period: z.int().multipleOf(60),
  EvaluationPeriods: z.literal(1),
  Threshold: z.number(),
  ComparisonOperator: z.literal('GreaterThanOrEqualToThreshold'),
  TreatMissingData: z.literal('notBreaching'),
  AlarmActions: z.array(z.string()).default([]),
  Tags: irrelevant,
});

/** An alarm of the template. */
export interface AlarmTerms extends Omit<z.infer<typeof alarmSchema>, 'AlarmName'> {
  name: string;
  arn: string;
  /** The function whose errors it counts; it is undefined for a metric that the twin does not collect. */
  errorsOf: string | undefined;
}

const readAlarm = (resource: Resource): AlarmTerms => {
  const { AlarmName: _, ...terms } = readProperties(resource, alarmSchema);
  const { Namespace, MetricName, Statistic, Dimensions } = terms;
  const [dimension, ...others] = Dimensions;
  const isOfFunction = Namespace === 'AWS/Lambda' && MetricName === 'Errors' && Statistic === 'Sum';
  const isAlone = dimension?.Name === 'FunctionName' && others.length === 0;
  return {
    ...terms,
    name: resource.id,
    arn: resource.attribute('Arn'),
    errorsOf: isOfFunction && isAlone ? dimension.Value : undefined,
  };
};

/** The alarms of a template, by name, as CloudWatch lists them. */
export const readAlarms = (stack: Stack): AlarmTerms[] =>
  stack
    .ofType('AWS::CloudWatch::Alarm')
    .map(readAlarm)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
