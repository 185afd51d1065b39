CREATE INDEX "orders_unpaid" ON "orders" USING btree ("tenant_id") WHERE status = 'pending_payment';--> statement-breakpoint
UPDATE "payment_attempts" SET "check_at" = now() FROM "orders"
WHERE "orders"."id" = "payment_attempts"."order_id" AND "orders"."status" = 'pending_payment' AND "payment_attempts"."state" = 'started' AND "payment_attempts"."check_at" IS NULL;
