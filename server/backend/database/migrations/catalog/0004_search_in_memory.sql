DROP INDEX "products_search_text";--> statement-breakpoint
DROP INDEX "products_search_model";