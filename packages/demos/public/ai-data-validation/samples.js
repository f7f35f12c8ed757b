// @ts-check

/** Invented records with planted errors. No vendor, client or amount is real. */
export const SAMPLES = {
  invoices: `invoice_id,vendor,category,invoice_date,due_date,amount,currency
INV-2041,Harrow Freight,Freight,2025-03-03,2025-04-02,1184.50,USD
INV-2042,Pell Office Supply,Supplies,2025-03-04,2025-04-03,312.75,USD
INV-2043,Harrow Freight,Frieght,2025-03-05,2025-04-04,1220.00,USD
INV-2044,Tamarack Utilities,Utilities,2025-03-06,2025-04-05,884.10,USD
INV-2045,,Supplies,2025-03-07,2025-04-06,145.20,USD
INV-2046,Harrow Freight,Freight,03/10/2025,2025-04-09,1096.30,USD
INV-2047,Pell Office Supply,Supplies,2025-03-11,2025-04-10,"1,28O.40",USD
INV-2048,Tamarack Utilities,Utilities,2025-02-30,2025-04-11,901.65,USD
INV-2048,Oakline Repairs,Repairs,2025-03-13,2025-04-12,640.00,USD
INV-2050,Oakline Repairs,Repairs,2025-03-14,2025-04-13,98400.00,USD
INV-2051,Harrow Freight,Freight,2025-03-17,2025-02-16,1210.80,USD
INV-2052,Pell Ofice Supply,Supplies,2025-03-18,2025-04-17,288.00,USD
INV-2053,Tamarack Utilities,Utilities,2025-03-19,2025-04-18,-872.40,USD
INV-2054,Oakline Repairs,Repairs,2025-03-20,2025-04-19,715.00,usd
INV 2055,Harrow Freight,Freight,2025-03-21,2025-04-20,1168.90,USD
INV-2056,"Pell Office Supply",Supplies,2025-03-24,2025-04-23,402.15,USD
`,
  policies: `policy_no,holder,product,start_date,end_date,premium,deductible_pct,state
HO-7001,A. Brandt,Homeowners,2025-01-15,2026-01-14,1420,2,PA
HO-7002,M. Quill,Homeowners,2025-01-20,2026-01-19,1385,2,PA
AU-7003,T. Osei,Auto,2025-01-22,2026-01-21,980,1,NJ
AU-7004,L. Fenn,Auto,2025-02-01,2025-01-31,1015,1,PA
RN-7005,K. Amari,Renters,2025-02-03,2026-02-02,240,1,PA
HO-7006,S. Rowe,Homeowner,2025-02-10,2026-02-09,1510,2,NJ
AU-7007,D. Pruitt,Auto,2025-02-12,2026-02-11,9900,1,NJ
AU-7003,P. Lund,Auto,2025-02-14,2026-02-13,1040,1,PA
RN-7009,,Renters,2025-02-18,2026-02-17,255,1,NJ
HO-7010,C. Vance,Homeowners,Feb 20 2025,2026-02-19,1465,200,PA
RN-7011,R. Iyer,Renters,2025-02-24,2026-02-23,$248,1,NJ
AU-7012,B. Stone,Auot,2025-02-31,2026-02-27,1005,1,PA
HO-7013,E. Marsh,Homeowners,2025-03-03,2026-03-02,1398,2,Pa
AU-7014,G. Holt,Auto,2025-03-05,2026-03-04,,1,NJ
`,
};
