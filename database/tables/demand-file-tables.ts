// Of tables.ts: what goes with a matter of the members' voice.

export interface DemandFileTables {
  demand_upload: DemandUploadTable
  demand_file: {
    file_id: string
    demand_id: number
    place: number
    name: string
    kind: DemandUploadTable['kind']
    bytes: Buffer
  }
}

export interface DemandUploadTable {
  file_id: string
  name: string
  kind: 'application/pdf' | 'image/webp'
  bytes: Buffer
  uploaded_at: Date
}
